import { findInstructionsIn } from '../document/machine-instructions.ts';
import { ordersToMachines } from './orders-to-machines.ts';

/** A cheap look first: most lines have none of these. */
const HINT =
  /instru|prompt|ignor|disregard|forget|overrid|candid|kandidat|applicant|bewerber|\bcv\b|r[eé]sum[eé]|\bai\b|\ba\.i\.|llm|gpt|model|chatbot|\bats\b|screen|hiring|recruit|require|criteri|evaluat|scoring|parsing|assessment|advert|\bme\b|algorithm|\bsystem|verdict|reject|rating|\brank|\bscore|classif|confidence|\bskills|section|anweisung|consigne|istruzioni|polece|инструкци|указани|指令|指示|<|\[|you|kindly|dear|please|profile|person\b|above|\blines?\b|\bmet\b|confirm|approv|label|\bfit\b|status|decision|suitab|complian|percentile|evidence|reference|remark|comment|feedback|interview|summary|insight|keywords|search engines|machine|assistant|answer|output|assume|favour|reading|threshold|missing|boxes|unticked|vacancy|satisf|credit|consider|treat|pretend|imagine|shown|doubt|patch|debug|\/\*|=|\{|q:|punkt|anforderung|setze|acquis|critères|puntuación|cumplido|spełnione|punteggio|hoogste|profil/iu;

/** Whether a line speaks to a machine that reads CVs, and not about the person. */
const isForMachines = (line: string): boolean =>
  HINT.test(line) && (ordersToMachines.some((order) => order.test(line)) || findInstructionsIn(line).length > 0);

/** The lines of a text that are about the person. An order may run over the end of a line. */
export function withoutOrders(lines: readonly string[]): string[] {
  const isOrder = lines.map(isForMachines);
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || isOrder[at] || isOrder[at + 1] || !HINT.test(line) || !HINT.test(next)) return;
    if (findInstructionsIn(`${line} ${next}`).length > 0) isOrder[at] = isOrder[at + 1] = true;
  });
  // What was cut at a semicolon is one sentence.
  lines.forEach((line, at) => {
    if (isOrder[at] && line.endsWith(';') && at + 1 < lines.length) isOrder[at + 1] = true;
  });
  return lines.filter((_, at) => !isOrder[at]);
}
