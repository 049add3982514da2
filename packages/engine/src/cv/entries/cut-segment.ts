import { companyScore, hasLegalForm } from '../words/company-words.ts';
import { isKnownPlace, isPlace, isPlaceName, isRegionName } from '../words/place-words.ts';
import { endsTitle, titleScore } from '../words/title-words.ts';
import type { Segment } from './segments.ts';

interface CutPlace {
  readonly names: readonly Segment[];
  readonly place?: Segment;
}

/**
 * "Acme Ltd, London" is an employer and a place, "Leeds, UK Sales Manager" a place and a title, "Acme Ltd Leeds, UK Sales
 * Manager" all three; a place alone is only that.
 */
export function cutPlace(segment: Segment): CutPlace {
  if (isPlace(segment.text)) return { names: [], place: segment };
  const as = (text: string): Segment => ({ ...segment, text });
  const parts = segment.text.split(/\s*,\s+(?![^()]*\))/u);
  for (let from = 1; from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ');
    const before = parts.slice(0, from).join(', ');
    if (isKnownPlace(place) || (hasLegalForm(before) && isTownOf(place))) {
      const [name, town] = cutTown(before);
      return { names: [as(name)], place: as([town, place].filter(Boolean).join(', ')) };
    }
  }
  const middle = placeBeforeTitle(parts);
  return middle
    ? { names: [middle.name, middle.title].filter(Boolean).map(as), place: as(middle.place) }
    : { names: [segment] };
}

/** "Rzeszów (Poland)": behind a legal form; elsewhere it may be the branch of a firm. */
function isTownOf(text: string): boolean {
  const [, town, country = ''] = /^(\p{Lu}[\p{L}'’-]+) \(([^()]+)\)$/u.exec(text) ?? [];
  return town !== undefined && isRegionName(country);
}

/** "Acme Ltd Leeds" before ", UK": the town that no comma sets apart. */
function cutTown(name: string): [name: string, town: string] {
  const at = name.lastIndexOf(' ');
  const town = name.slice(at + 1);
  return at > 0 && isPlaceName(town) ? [name.slice(0, at).trim(), town] : [name, ''];
}

function placeBeforeTitle(parts: readonly string[]): { name: string; place: string; title: string } | undefined {
  const [first = '', second, ...others] = parts;
  const [name, town] = isPlaceName(first) ? ['', first] : cutTown(first);
  if (second === undefined || town === '') return undefined;
  const [region = '', ...words] = second.split(' ');
  if (!isPlaceName(region) || words.length === 0) return undefined;
  const title = [words.join(' '), ...others].join(', ');
  const isName = titleScore(title) >= 1 || companyScore(title) >= 1;
  return isName || name !== '' ? { name, place: `${town}, ${region}`, title } : undefined;
}

const UNNAMED = /^(.{2,90}?)\s+(company name|employer name)$/iu;

/**
 * "Sales Manager Acme Foods" with nothing between the two: the title ends with the last word that ends titles, if what
 * follows is like an employer or stands before a place.
 */
export function splitRunOn(segment: Segment, hasPlace: boolean): Segment[] {
  const as = (text: string): Segment => ({ ...segment, text });
  const unnamed = UNNAMED.exec(segment.text);
  if (unnamed?.[1] && unnamed[2]) return [as(unnamed[1]), as(unnamed[2])];
  if (/,\s/.test(segment.text)) return [segment];
  const words = segment.text.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [title, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!endsTitle(title)) continue;
    const isName = /^\p{Lu}/u.test(rest) && !/^(?:[IVX]+|[A-Z]?\d+)$/u.test(rest) && titleScore(rest) < 0.7;
    return isName && companyScore(rest) >= (hasPlace ? 0.3 : 0.8) ? [as(title), as(rest)] : [segment];
  }
  return [segment];
}
