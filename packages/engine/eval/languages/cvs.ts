interface WrittenCv {
  readonly language: string;
  readonly half: 'tuned' | 'held out';
  readonly text: string;
  /** Title and start of each post. */
  readonly posts: readonly string[];
  readonly degree: string;
  readonly name: string;
}

/** Invented candidates; each language twice, once to tune by. */
export const writtenCvs: readonly WrittenCv[] = [
  {
    language: 'German',
    half: 'tuned',
    name: 'Jonas Lindner',
    posts: ['Softwareentwickler 2019-04', 'Werkstudent 2016-10'],
    degree: 'Bachelor of Science Informatik',
    text: `Jonas Lindner\nHamburg | 0151 55550123 | jonas.lindner@post.example\n\nBERUFSERFAHRUNG\n\nSoftwareentwickler\nNordlicht Systeme GmbH, Hamburg\nApril 2019 – heute\n- Entwicklung der Buchungsplattform mit TypeScript und PostgreSQL für die Kunden\n- Einführung von Docker und automatisierten Tests im Team\n\nWerkstudent\nHafen Logistik AG, Hamburg\nOktober 2016 – März 2019\n- Pflege der internen Werkzeuge und Auswertung der Daten mit Python\n\nAUSBILDUNG\n\nBachelor of Science Informatik, Universität Hamburg, 2015 – 2019\n\nKENNTNISSE\nTypeScript, PostgreSQL, Docker, Python\n\nSPRACHEN\nDeutsch, Englisch\n`,
  },
  {
    language: 'German',
    half: 'held out',
    name: 'Katrin Albers',
    posts: ['Buchhalterin 2015-09', 'Sachbearbeiterin 2011-02'],
    degree: 'Ausbildung zur Kauffrau für Büromanagement',
    text: `Katrin Albers\nBremen | katrin.albers@post.example\n\nBeruflicher Werdegang\n\n09/2015 – heute   Buchhalterin, Weserholz GmbH & Co. KG, Bremen\n- Monatsabschlüsse nach HGB und Abstimmung der Konten mit DATEV\n- Vorbereitung der Unterlagen für die Prüfer\n\n02/2011 – 08/2015   Sachbearbeiterin, Stadtwerke Oldenburg\n- Prüfung der Rechnungen und Mahnwesen bei den Kunden\n\nAusbildung\n\nAusbildung zur Kauffrau für Büromanagement, Berufsschule Oldenburg, 2008 – 2011\n\nKenntnisse\nDATEV, SAP, Excel\n`,
  },
  {
    language: 'French',
    half: 'tuned',
    name: 'Élodie Marchand',
    posts: ['Infirmière 2017-09', 'Aide-soignante 2013-01'],
    degree: 'Diplôme d’État d’infirmier',
    text: `Élodie Marchand\nLyon | elodie.marchand@courrier.example\n\nEXPÉRIENCE PROFESSIONNELLE\n\nInfirmière\nHôpital Saint-Luc, Lyon\nSeptembre 2017 – aujourd’hui\n- Soins auprès des patients du service de chirurgie et préparation des traitements\n- Formation des étudiants avec les équipes\n\nAide-soignante\nRésidence des Tilleuls, Lyon\nJanvier 2013 – août 2017\n- Accompagnement des résidents dans les gestes de la vie quotidienne\n\nFORMATION\n\nDiplôme d’État d’infirmier, Institut de formation de Lyon, 2017\n\nCOMPÉTENCES\nSoins postopératoires, Excel\n\nLANGUES\nFrançais, anglais\n`,
  },
  {
    language: 'French',
    half: 'held out',
    name: 'Luc Fontaine',
    posts: ['Développeur 2018-02', 'Stagiaire 2017-03'],
    degree: 'Master Informatique',
    text: `Luc Fontaine\nNantes | luc.fontaine@courrier.example\n\nExpériences professionnelles\n\nfévrier 2018 – aujourd’hui\nDéveloppeur, Atelier Numérique SARL, Nantes\n- Développement des applications avec React et Node.js pour les clients de la région\n- Mise en place des tests et du déploiement avec Docker\n\nmars 2017 – août 2017\nStagiaire, Banque de l’Ouest, Rennes\n- Analyse des données avec Python et SQL\n\nFormation\n\nMaster Informatique, Université de Nantes, 2015 – 2017\n\nCompétences\nReact, Node.js, Docker, Python\n`,
  },
  {
    language: 'Spanish',
    half: 'tuned',
    name: 'Marta Gil Torres',
    posts: ['Contable 2016-05', 'Auxiliar administrativo 2012-09'],
    degree: 'Grado en Administración y Dirección de Empresas',
    text: `Marta Gil Torres\nSevilla | marta.gil@correo.example\n\nEXPERIENCIA LABORAL\n\nContable\nAceites del Sur S.L., Sevilla\nmayo 2016 – actualidad\n- Cierre mensual de las cuentas y conciliación de los bancos con SAP\n- Preparación de los impuestos para la gestoría\n\nAuxiliar administrativo\nTransportes Giralda, Sevilla\nseptiembre 2012 – abril 2016\n- Facturas, archivo y atención a los clientes por teléfono\n\nFORMACIÓN\n\nGrado en Administración y Dirección de Empresas, Universidad de Sevilla, 2008 – 2012\n\nHABILIDADES\nSAP, Excel, Contaplus\n`,
  },
  {
    language: 'Spanish',
    half: 'held out',
    name: 'Diego Navarro',
    posts: ['Jefe de cocina 2019-03', 'Cocinero 2014-06'],
    degree: 'Técnico superior en Dirección de Cocina',
    text: `Diego Navarro\nValencia | diego.navarro@correo.example\n\nExperiencia profesional\n\nmarzo 2019 – actualidad\nJefe de cocina, Restaurante La Marina, Valencia\n- Dirección del equipo de ocho cocineros y compra de los productos\n- Carta de temporada con el control de los costes\n\njunio 2014 – febrero 2019\nCocinero, Hotel Levante, Alicante\n- Preparación de los platos para los banquetes\n\nFormación\n\nTécnico superior en Dirección de Cocina, Instituto de Hostelería de Valencia, 2014\n\nIdiomas\nEspañol, inglés\n`,
  },
  {
    language: 'Polish',
    half: 'tuned',
    name: 'Anna Kowalska',
    posts: ['Księgowa 2017-03', 'Asystentka 2013-09'],
    degree: 'Magister Finanse i Rachunkowość',
    text: `Anna Kowalska\nKraków | anna.kowalska@poczta.example\n\nDOŚWIADCZENIE ZAWODOWE\n\nKsięgowa\nWawel Handel Sp. z o.o., Kraków\nmarzec 2017 – obecnie\n- Prowadzenie ksiąg oraz zamknięcie miesiąca w SAP dla trzech spółek\n- Przygotowanie deklaracji do urzędu\n\nAsystentka\nBiuro Rachunkowe Nova, Kraków\nwrzesień 2013 – luty 2017\n- Wystawianie faktur i kontakt z klientami\n\nWYKSZTAŁCENIE\n\nMagister Finanse i Rachunkowość, Uniwersytet Ekonomiczny w Krakowie, 2011 – 2013\n\nUMIEJĘTNOŚCI\nSAP, Excel, Symfonia\n\nJĘZYKI\npolski, angielski\n`,
  },
  {
    language: 'Polish',
    half: 'held out',
    name: 'Marek Zieliński',
    posts: ['Programista 2018-06', 'Stażysta 2017-07'],
    degree: 'Inżynier Informatyka',
    text: `Marek Zieliński\nGdańsk | marek.zielinski@poczta.example\n\nDoświadczenie\n\n06.2018 – obecnie\nProgramista, Bursztyn Software, Gdańsk\n- Tworzenie usług w Javie oraz Spring dla klientów z branży morskiej\n- Wdrożenie testów i Dockera przy wsparciu zespołu\n\n07.2017 – 09.2017\nStażysta, Stocznia Północna, Gdańsk\n- Analiza danych z czujników w Pythonie\n\nWykształcenie\n\nInżynier Informatyka, Politechnika Gdańska, 2014 – 2018\n\nUmiejętności\nJava, Spring, Docker, Python\n`,
  },
];
