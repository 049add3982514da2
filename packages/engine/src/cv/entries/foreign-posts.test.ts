import { expect, it } from 'vitest';
import { readTxt } from '../../txt/read-txt.ts';
import { parseCv } from '../parsing/parse-cv.ts';

const posts = (text: string) =>
  parseCv(readTxt(text), { now: new Date(Date.UTC(2026, 10, 15)) }).experience.map(
    ({ title, company, start, end }) => `${title?.value} | ${company?.value} | ${start} | ${end}`,
  );

it.each([
  {
    language: 'Spanish, dates told in words',
    text: `Ana Belén Castro

Trayectoria profesional
Encargada de tienda, Modas Lara, Bilbao, del 3 de abril de 2018 hasta la fecha
Gestión de un equipo de cinco personas.
Dependienta, Calzados Nervión, Bilbao, de septiembre 2013 a marzo 2018
Atención al cliente y caja.
`,
    found: [
      'Encargada de tienda | Modas Lara | 2018-04 | present',
      'Dependienta | Calzados Nervión | 2013-09 | 2018-03',
    ],
  },
  {
    language: 'Spanish, "en"',
    text: `Pablo Serrano León

HISTORIAL LABORAL
2021 - hoy
Desarrollador backend en Nubia Tech
Diseño de servicios en Go y PostgreSQL.
2017 - 2021
Programador en Datos y Más
Mantenimiento de aplicaciones Java.
`,
    found: ['Desarrollador backend | Nubia Tech | 2021 | present', 'Programador | Datos y Más | 2017 | 2021'],
  },
  {
    language: 'French, from a day to a day',
    text: `Sophie Morel

Parcours
Depuis mars 2020
Infirmière de bloc, CHU de Nantes
Du 1er juin 2012 au 28 février 2020
Infirmière, Clinique Saint-Jean, Nantes
`,
    found: [
      'Infirmière de bloc | CHU de Nantes | 2020-03 | present',
      'Infirmière | Clinique Saint-Jean | 2012-06 | 2020-02',
    ],
  },
  {
    language: 'German, a field behind the noun',
    text: `Jonas Weber

Beruflicher Werdegang
seit 04/2019   Buchhalter bei Maier GmbH, Köln
Monatsabschlüsse, Umsatzsteuer
08/2014 – 03/2019   Sachbearbeiter Rechnungswesen, Stadtwerke Bonn
Prüfung der Rechnungen von Lieferanten
`,
    found: [
      'Buchhalter | Maier GmbH | 2019-04 | present',
      'Sachbearbeiter Rechnungswesen | Stadtwerke Bonn | 2014-08 | 2019-03',
    ],
  },
  {
    language: 'Polish, "w"',
    text: `Piotr Zieliński

Doświadczenie
Elektryk w Instal-Bud, Poznań (od maja 2019 do dziś)
Montaż instalacji w nowych budynkach
Pomocnik elektryka w Volt, Poznań (styczeń 2015 – kwiecień 2019)
`,
    found: ['Elektryk | Instal-Bud | 2019-05 | present', 'Pomocnik elektryka | Volt | 2015-01 | 2019-04'],
  },
])('posts are told apart from employers and dates: $language', ({ text, found }) => {
  expect(posts(text)).toEqual(found);
});
