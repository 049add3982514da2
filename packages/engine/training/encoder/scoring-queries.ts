import { readCsv } from './read-data.ts';
import { isHeldOut, type Occupation, readOccupations } from './training-texts.ts';

/** An occupation as a job would describe it, and the CVs that suit it. */
export interface OccupationQuery {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  /** Empty for ESCO, whose file holds only descriptions. */
  readonly tasks: readonly string[];
  readonly technologies: readonly string[];
}

/**
 * Which occupations each category of CVs answers, by ISCO unit group (ESCO) and by SOC code (O*NET). Written down from the
 * classifications alone. Four categories name no occupation (ADVOCATE, ARTS, AUTOMOBILE, CONSULTANT): their CVs stay in the
 * pool, but are not asked for.
 */
const categories: Readonly<Record<string, { isco: RegExp; soc: RegExp }>> = {
  ACCOUNTANT: { isco: /^(2411|3313|4311)$/, soc: /^(13-2011|43-3031|11-3031\.01)/ },
  AGRICULTURE: { isco: /^(2132|6111|6113|6114|6121|6130)$/, soc: /^(11-9013|19-101[0-3]|45-1011|45-2041|19-4012)/ },
  APPAREL: { isco: /^(7531|7532|5241)$/, soc: /^(27-1022|51-6052|41-2031|51-6031|51-6092)/ },
  AVIATION: { isco: /^(3153|3154|7232|3155)$/, soc: /^(53-20[12]\d|49-3011|49-2091|53-2031|17-3021|11-9199\.\d*)/ },
  BANKING: { isco: /^(1346|4211|3312|4213)$/, soc: /^(43-3071|13-2072|43-4131|13-2041|43-4141|13-2071)/ },
  'BUSINESS-DEVELOPMENT': { isco: /^(1221|2433)$/, soc: /^(11-2022|11-2021|13-1161|11-2011|41-4011)/ },
  CHEF: { isco: /^(3434|5120)$/, soc: /^(35-1011|35-201[1-9]|35-1012|11-9051)/ },
  CONSTRUCTION: { isco: /^(1323|3123|7115|7119|9313)$/, soc: /^(11-9021|47-1011|47-2061|47-2031|13-1051|47-4011)/ },
  DESIGNER: { isco: /^(2163|2166|3432)$/, soc: /^(27-102[1-7]|15-1255)/ },
  'DIGITAL-MEDIA': { isco: /^(2513|2431|2654)$/, soc: /^(13-1161\.01|27-1014|15-1254|27-4032|11-2011|27-3043)/ },
  ENGINEERING: { isco: /^(2141|2144|2151|2152|3115)$/, soc: /^(17-2141|17-2071|17-2112|17-302[3-7]|11-9041|17-2072)/ },
  FINANCE: { isco: /^(1211|2412|2413)$/, soc: /^(11-3031|13-2051|13-2031|13-2054|13-2099)/ },
  FITNESS: { isco: /^(3423|3422)$/, soc: /^(39-9031|27-2022|39-9032|29-1128|39-1014)/ },
  HEALTHCARE: { isco: /^(1342|2221|5321|3344|3256)$/, soc: /^(11-9111|29-1141|31-9092|29-2072|31-1131|43-6013)/ },
  HR: { isco: /^(1212|2423|2424|4416)$/, soc: /^(11-3121|13-1071|43-4161|13-1151|11-3111|13-1141)/ },
  'INFORMATION-TECHNOLOGY': {
    isco: /^(1330|2511|2522|3511|3512)$/,
    soc: /^(11-3021|15-1232|15-1244|15-1231|15-1211|15-1242)/,
  },
  'PUBLIC-RELATIONS': { isco: /^(2432|1222)$/, soc: /^(27-3031|11-2032|11-2033|27-3023)/ },
  SALES: { isco: /^(3322|5222|5223)$/, soc: /^(41-2031|41-4012|41-1011|41-3091|41-4011|41-1012)/ },
  TEACHER: { isco: /^(2330|2341|2342|2352|5312)$/, soc: /^(25-20[1-5]\d|25-9045|25-3031)/ },
};

const perCategory = 10;

function rank(id: string): number {
  let hash = 2_166_136_261;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

/** Ten of a category, in an order that follows from their numbers alone. */
function pick<T extends { id: string }>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => rank(a.id) - rank(b.id)).slice(0, perCategory);
}

export function readEscoQueries(data: string): OccupationQuery[] {
  const rows = readCsv(data, 'esco/occupations.csv.gz');
  return Object.entries(categories).flatMap(([category, { isco }]) =>
    pick(
      rows
        .filter((row) => isco.test(row.ISCOGROUPCODE ?? ''))
        .map((row) => ({
          id: row.ORIGINURI ?? '',
          category,
          title: row.PREFERREDLABEL ?? '',
          description: row.DESCRIPTION ?? '',
          tasks: [],
          technologies: [],
        })),
    ),
  );
}

const toQuery = (category: string, { code, title, description, tasks, technologies }: Occupation): OccupationQuery => ({
  id: code,
  category,
  title,
  description,
  tasks,
  technologies,
});

export function readOnetQueries(data: string): OccupationQuery[] {
  const occupations = readOccupations(data).filter(({ tasks }) => tasks.length >= 6);
  return Object.entries(categories).flatMap(([category, { soc }]) =>
    pick(occupations.filter(({ code }) => soc.test(code)).map((occupation) => toQuery(category, occupation))),
  );
}

/** Held-out questions are asked of held-out CVs only. */
export const isHeldOutQuery = ({ id }: OccupationQuery): boolean => isHeldOut(id);
