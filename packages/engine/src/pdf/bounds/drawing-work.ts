import { countDrawing, type Drawing, type Use } from './count-drawing.ts';
import type { Definition, PdfObjects } from './objects.ts';
import { OverBounds } from './unpack.ts';
import { type Dictionary, Name, Ref, type Value } from './values.ts';

/** Forms in forms: the most elaborate programs nest five or six. */
const MAX_NESTING = 60;
/** States of drawing put aside at once; readers take ever longer for each more. */
const MAX_DEPTH = 3000;
/** Beginning and ending a form, a pattern or a mask, in instructions. */
const FORM_WORK = 12;
/** Loading a font, in instructions. */
const FONT_WORK = 400;
const PIXELS_PER_STEP = 256;
const MOST_PIXELS = 25_000_000;
const FUNCTION_STEPS_PER_STEP = 64;

type Resources = readonly Dictionary[];

/**
 * How many instructions a page comes to once everything it draws is drawn, without drawing it. A form that is drawn
 * twice by a form that is drawn twice … costs a lookup each here, and two to the power of their number to the program that
 * draws them.
 */
export class DrawingWork {
  readonly #objects: PdfObjects;
  readonly #limit: number;
  readonly #functionSteps: number;
  readonly #drawings = new Map<Definition, Drawing>();
  readonly #known = new Map<Definition, Map<Resources, number>>();
  readonly #resources = new Map<Dictionary, Resources>();
  readonly #fonts = new Map<Definition, number>();
  readonly #counted = new Set<Definition>();
  #ofFonts = 0;

  constructor(objects: PdfObjects, { limit, functionSteps }: { limit: number; functionSteps: number }) {
    this.#objects = objects;
    this.#limit = limit;
    this.#functionSteps = functionSteps;
  }

  /** Of the fonts that the pages so far have shared. */
  get ofFonts(): number {
    return this.#ofFonts;
  }

  async ofPage(page: Dictionary): Promise<number> {
    const resources = this.#inherited(page);
    let sum = 0;
    for (const { value, ...rest } of this.#objects.resolve(page.get('Contents'))) {
      const parts = Array.isArray(value) ? value.flatMap((part) => this.#objects.resolve(part)) : [{ value, ...rest }];
      for (const part of parts) sum = this.#within(sum + (await this.#ofStream(part, resources, [])));
    }
    return sum;
  }

  #within(work: number): number {
    if (work > this.#limit) throw new OverBounds('too-complex');
    return work;
  }

  #inherited(page: Dictionary): Resources {
    let level: Dictionary | undefined = page;
    for (let depth = 0; level && depth < MAX_NESTING; depth += 1) {
      const own = this.#objects.dictionaries(level.get('Resources'));
      if (own.length > 0) return own;
      level = this.#objects.dictionaries(level.get('Parent')).at(-1);
    }
    return [];
  }

  /** A form without resources of its own uses those of what draws it. */
  #ownResources(dictionary: Dictionary, given: Resources): Resources {
    const known = this.#resources.get(dictionary);
    if (known) return known;
    const own = this.#objects.dictionaries(dictionary.get('Resources'));
    if (own.length === 0) return given;
    this.#resources.set(dictionary, own);
    return own;
  }

  async #ofStream(definition: Definition, given: Resources, path: readonly Definition[]): Promise<number> {
    // Readers leave out what draws itself. Longer circles would be followed along every way through them.
    if (path.at(-1) === definition) return 0;
    if (path.length > MAX_NESTING || path.includes(definition)) throw new OverBounds('too-complex');
    const resources = definition.value instanceof Map ? this.#ownResources(definition.value, given) : given;
    const known = this.#known.get(definition)?.get(resources);
    if (known !== undefined) return known;
    const drawing = await this.#drawing(definition);
    let work = FORM_WORK + drawing.work + (drawing.colours * this.#functionSteps) / FUNCTION_STEPS_PER_STEP;
    for (const use of drawing.uses) {
      work = this.#within(work + (await this.#ofUse(use, resources, [...path, definition])));
    }
    const kept = this.#known.get(definition) ?? new Map<Resources, number>();
    this.#known.set(definition, kept.set(resources, work));
    return work;
  }

  async #drawing(definition: Definition): Promise<Drawing> {
    const known = this.#drawings.get(definition);
    if (known) return known;
    const drawing = countDrawing(await this.#objects.content(definition));
    if (drawing.depth > MAX_DEPTH) throw new OverBounds('too-complex');
    this.#drawings.set(definition, drawing);
    return drawing;
  }

  async #ofUse({ category, name, times }: Use, resources: Resources, path: readonly Definition[]): Promise<number> {
    let most = 0;
    for (const value of this.#named(category, name, resources)) {
      for (const definition of this.#objects.resolve(value)) {
        const work = await this.#ofResource(category, definition, resources, path);
        // A pattern is prepared once for everything it fills, a font that others can refer to once for the whole file.
        if (category === 'Font' && value instanceof Ref) this.#countFont(definition, work);
        else most = Math.max(most, work * (category === 'Pattern' ? 1 : times));
      }
    }
    return most;
  }

  #countFont(definition: Definition, work: number): void {
    if (this.#counted.has(definition)) return;
    this.#counted.add(definition);
    this.#ofFonts = this.#within(this.#ofFonts + work);
  }

  *#named(category: Use['category'], name: string, resources: Resources): Iterable<Value> {
    for (const dictionary of resources) {
      for (const entries of this.#objects.dictionaries(dictionary.get(category))) {
        const value = entries.get(name);
        if (value !== undefined) yield value;
      }
    }
  }

  async #ofResource(
    category: Use['category'],
    definition: Definition,
    resources: Resources,
    path: readonly Definition[],
  ): Promise<number> {
    const { value } = definition;
    if (!(value instanceof Map)) return 0;
    if (category === 'Font') return this.#ofFont(definition, value, resources, path);
    if (category === 'Shading') return this.#ofShading(definition);
    if (category === 'ExtGState') {
      const masks = this.#objects.dictionaries(value.get('SMask'));
      return this.#costliest(
        masks.flatMap((mask) => [...this.#objects.resolve(mask.get('G'))]),
        resources,
        path,
      );
    }
    if (isName(value.get('Subtype'), 'Image')) return pixels(value) / PIXELS_PER_STEP;
    if (value.has('Shading')) return this.#ofShading(this.#objects.resolve(value.get('Shading')).at(-1) ?? definition);
    return this.#ofStream(definition, resources, path);
  }

  async #costliest(streams: readonly Definition[], resources: Resources, path: readonly Definition[]): Promise<number> {
    let most = 0;
    for (const stream of streams) most = Math.max(most, await this.#ofStream(stream, resources, path));
    return most;
  }

  /** The letters of a font may be drawings; all of them are prepared with the font. */
  async #ofFont(
    definition: Definition,
    font: Dictionary,
    resources: Resources,
    path: readonly Definition[],
  ): Promise<number> {
    const known = this.#fonts.get(definition);
    if (known !== undefined) return known;
    // A font whose letters are written in itself is prepared once all the same.
    this.#fonts.set(definition, 0);
    let work = FONT_WORK;
    const own = this.#ownResources(font, resources);
    for (const letters of this.#objects.dictionaries(font.get('CharProcs'))) {
      for (const letter of letters.values()) {
        work = this.#within(work + (await this.#costliest(this.#objects.resolve(letter), own, path)));
      }
    }
    this.#fonts.set(definition, work);
    return work;
  }

  /** A mesh of patches, each of which is cut into hundreds of pieces. */
  async #ofShading(definition: Definition): Promise<number> {
    const bytes = definition.packed ? (await this.#drawing(definition)).work : 0;
    return FORM_WORK + this.#functionSteps + bytes * MESH_WORK;
  }
}

const MESH_WORK = 64 * 4;

const isName = (value: Value | undefined, name: string): boolean => value instanceof Name && value.name === name;

function pixels(image: Dictionary): number {
  const [width, height] = [image.get('Width') ?? image.get('W'), image.get('Height') ?? image.get('H')];
  return typeof width === 'number' && typeof height === 'number' ? Math.min(MOST_PIXELS, Math.abs(width * height)) : 0;
}
