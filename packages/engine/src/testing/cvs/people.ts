export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

const toPeople = (table: string): Person[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', email = '', phone = '', city = ''] = row.split('|').map((cell) => cell.trim());
      return { name, email, phone, city };
    });

/** Fictitious people; telephone numbers are from the ranges kept for films and books. */
export const people: readonly Person[] = toPeople(`
Amelia Hartwell            | amelia.hartwell@mailbox.test     | 07700 900123         | Leeds
Oluwaseun Adeyemi-Brooks   | seun.adeyemi@post.example        | +44 7700 900456      | Manchester
Siobhán O'Connell          | siobhan@oconnell.example         | 020 7946 0018        | London
Jean-Baptiste de la Croix  | jb.delacroix@courrier.example    | +33 6 39 98 12 34    | Lyon
Katarzyna Nowak-Zielińska  | k.nowak.z@poczta.example         | +48 600 555 010      | Kraków
Mohammed bin Rashid        | m.binrashid@mail.example         | +44 (0)7700 900777   | Birmingham
Nguyễn Thị Minh Anh        | minhanh.nguyen@thu.example       | +84 90 555 01 23     | Hanoi
Priya Venkataraman         | priya.v@inbox.example            | +91 98765 43210      | Bengaluru
Dr Helena Lindqvist        | helena.lindqvist@brev.example    | +46 70 174 06 05     | Stockholm
Francisco Javier Ortiz y Moreno | fj.ortiz@correo.example     | +34 612 555 018      | Madrid
Jürgen Großmann            | juergen.grossmann@post-fach.example | +49 151 55550123  | Hamburg
Xiuying Zhao               | xiuying.zhao@youjian.example     | (415) 555-0137       | San Francisco
Kwame Mensah               | kwame.mensah@letters.example     | 07700 900 201        | Bristol
Aoife Ní Bhriain           | aoife.nib@litir.example          | +353 20 915 0199     | Dublin
Dmitri Volkov              | d.volkov@pochta.example          | 212-555-0176         | New York
Fatima Zahra El Amrani     | fz.elamrani@barid.example        | +212 600 555 012     | Casablanca
Tāne Wairua                | tane.w@mera.example              | +64 21 555 0142      | Wellington
Anneliese van der Berg     | anneliese@vanderberg.example     | +31 6 55501234       | Utrecht
Haruto Takahashi           | haruto.takahashi@tegami.example  | +81 90 5550 0123     | Osaka
Grace McAllister           | grace.mcallister@epost.example   | 0131 496 0822        | Edinburgh
Lwazi Dlamini              | lwazi.dlamini@imeyili.example    | +27 82 555 0147      | Durban
Μαρία Παπαδοπούλου         | maria.papadopoulou@tachy.example | +30 690 000 0123     | Athens
Олена Шевченко             | olena.shevchenko@lyst.example    | +380 50 555 0123     | Kyiv
João Pedro dos Santos      | jp.santos@correio.example        | +351 900 555 123     | Lisbon
Ewan Fitzgerald-Moss       | ewan.fm@note.example             | 01632 960 983        | Norwich
Sofia Rossi                | sofia.rossi@lettera.example      | +39 320 555 0188     | Milan
Chidinma Okafor            | chidinma.okafor@mail.example     | 07700 900 888        | Cardiff
Noah Benedikt Steiner      | nb.steiner@brief.example         | +43 660 555 0142     | Vienna
Zeynep Yıldırım            | zeynep.yildirim@posta.example    | +90 530 555 01 77    | Istanbul
Ravi Shankar Iyer          | rs.iyer@patra.example            | (020) 7946 0311      | London
`);

/** Other people, for the CVs that are not tuned on. */
export const otherPeople: readonly Person[] = toPeople(`
Margaret Oakley-Finch      | margaret.oakley@tidings.example  | 0113 496 0541        | York
Tunde Balogun              | tunde.balogun@tidings.example    | +44 7700 900 312     | Reading
Ingrid Sørensen            | ingrid.sorensen@brevpost.example | +45 20 55 01 99      | Aarhus
Carlos Eduardo da Silva    | ce.dasilva@cartas.example        | +55 11 95555 0123    | São Paulo
Yuki Nakamura              | y.nakamura@fumi.example          | 310.555.0162         | Los Angeles
Łukasz Wójcik              | lukasz.wojcik@listy.example      | +48 500 555 077      | Gdańsk
Aisha Siddiqui             | aisha.siddiqui@khat.example      | 07700 900 654        | Leicester
Pádraig Mac Giolla         | padraig@macgiolla.example        | +353 87 555 0133     | Galway
Thi Lan Pham               | lan.pham@thu.example             | (617) 555-0121       | Boston
Alexandra von Hohenstein   | a.vonhohenstein@post.example     | +49 30 23125 022     | Berlin
Иван Петров                | ivan.petrov@pismo.example        | +359 88 555 0123     | Sofia
Adwoa Serwaa Boateng       | adwoa.boateng@krataa.example     | 0121 496 0733        | Coventry
Giulia D'Angelo            | giulia.dangelo@posta.example     | +39 340 555 0166     | Turin
Gareth Llywelyn-Price      | gareth.lp@llythyr.example        | 029 2018 0455        | Swansea
Omar Khalil Haddad         | omar.haddad@risala.example       | +962 7 9555 0123     | Amman
Mei-Ling Tan               | meiling.tan@surat.example        | +65 8555 0123        | Singapore
Björn Guðmundsson          | bjorn.g@bref.example             | +354 611 0123        | Reykjavik
Natasha Petrović           | natasha.petrovic@pismo.example   | +381 60 555 0123     | Belgrade
Samuel Nyong'o             | samuel.nyongo@barua.example      | +254 700 555 012     | Nairobi
Clémence Lefèvre           | clemence.lefevre@lettre.example  | +33 6 39 98 55 66    | Bordeaux
Robert James Whitfield III | rj.whitfield@notes.example       | 1-202-555-0190       | Washington
`);

/** Scripts no font at hand can draw; they come as plain text. */
export const textOnlyPeople: readonly Person[] = toPeople(`
王小明 | xiaoming.wang@youjian.example | +86 138 0055 5012 | Shanghai
محمد الأحمد | m.alahmad@barid.example | +971 50 555 0123 | Dubai
김지훈 | jihoon.kim@pyeonji.example | +82 10 5550 0123 | Seoul
`);
