import { toFailure } from '#components/form/server-errors.ts';
import { refuseCv } from '#lib/uploads/refuse-cv.ts';
import { inParallel } from '../shared/in-parallel.ts';
import type { UploadItem, UploadTarget } from './upload-item.ts';

const putsAtOnce = 4;
const filesPerCall = 100;
/** Reading starts while the rest still travels. */
const keysPerCompletion = 10;
/** The addresses are good for a quarter of an hour; one this old may expire on the way. */
const addressLifetimeMs = 10 * 60_000;
/** A dead line says nothing against the address; failing twice does. */
const triesPerAddress = 2;
/** Drawing every event of every file would cost more than sending them. */
const percentStep = 5;

interface Address {
  uploadUrl: string;
  contentType: string;
  key: string;
}

export interface UploadPorts {
  sign(files: readonly File[], target: UploadTarget): Promise<{ uploadUrls?: readonly Address[] }>;
  put(file: File, address: Address, onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>;
  complete(
    keys: readonly string[],
    target: UploadTarget,
  ): Promise<readonly { fileName: string; reason: string | null }[]>;
  onFailed(failures: readonly { name: string; reason: string }[]): void;
  /** Everything that was chosen has been tried. */
  onFinished(arrived: number): void;
  now(): number;
}

const isSameTarget = (a: UploadTarget, b: UploadTarget) => a.jobId === b.jobId && a.companyId === b.companyId;

/** Files on their way to the store: asked for in chunks, sent a few at a time, each with a fate of its own. */
class UploadQueue {
  readonly #ports: UploadPorts;
  #items: readonly UploadItem[] = [];
  #lastId = 0;
  #lifetime = new AbortController();
  #running: AbortController | null = null;
  readonly #addresses = new Map<number, Address & { since: number; tries: number }>();
  readonly #listeners = new Set<() => void>();

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  readonly get = () => this.#items;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  isBusy() {
    return this.#items.some(({ status }) => status === 'pending' || status === 'uploading');
  }

  add(files: readonly File[], target: UploadTarget) {
    const added = files.map((file): UploadItem => {
      const reason = refuseCv(file);
      this.#lastId += 1;
      return {
        id: this.#lastId,
        file,
        target,
        status: reason ? 'error' : 'pending',
        percent: 0,
        reason,
        canRetry: reason === null,
      };
    });
    this.#setItems([...this.#items, ...added]);
    const refused = added.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []));
    if (refused.length > 0) this.#ports.onFailed(refused);
    return this.#run();
  }

  /** One file, or all that failed and may be tried again. */
  retry(id?: number) {
    const again = this.#items.filter((item) => item.status === 'error' && item.canRetry && (id ?? item.id) === item.id);
    this.#change(
      again.map((item) => item.id),
      { status: 'pending', reason: null },
    );
    return this.#run();
  }

  /** Takes what is over off the list. */
  readonly clearFinished = () => {
    this.#setItems(this.#items.filter(({ status }) => status === 'pending' || status === 'uploading'));
  };

  /** Stops everything: the recruiter who chose these files has signed out. */
  abandon() {
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    this.#addresses.clear();
    this.#setItems([]);
  }

  #setItems(next: readonly UploadItem[]) {
    this.#items = next;
    for (const listener of this.#listeners) listener();
  }

  #change(ids: readonly number[], patch: Partial<UploadItem>) {
    this.#setItems(this.#items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item)));
  }

  #fail(failed: readonly UploadItem[], reason: string) {
    if (failed.length === 0) return;
    this.#change(
      failed.map(({ id }) => id),
      { status: 'error', reason, percent: 0 },
    );
    this.#ports.onFailed(failed.map(({ file }) => ({ name: file.name, reason })));
  }

  /** The next files that go to the same place. */
  #nextChunk(): UploadItem[] {
    const first = this.#items.find(({ status }) => status === 'pending');
    if (!first) return [];
    return this.#items
      .filter(({ status, target }) => status === 'pending' && isSameTarget(target, first.target))
      .slice(0, filesPerCall);
  }

  #hasAddress({ id }: UploadItem) {
    const address = this.#addresses.get(id);
    return (
      address !== undefined && address.tries < triesPerAddress && this.#ports.now() - address.since < addressLifetimeMs
    );
  }

  /** After it every file of the chunk has an address, or has failed. */
  async #sign(chunk: readonly UploadItem[], target: UploadTarget, signal: AbortSignal) {
    const without = chunk.filter((item) => !this.#hasAddress(item));
    if (without.length === 0) return;
    try {
      const { uploadUrls } = await this.#ports.sign(
        without.map(({ file }) => file),
        target,
      );
      if (signal.aborted) return;
      if (!Array.isArray(uploadUrls)) throw new TypeError('An answer without addresses');
      // Answers come in the order of the question; two files may well share a name.
      without.forEach((item, index) => {
        const address: Address | undefined = uploadUrls[index];
        if (address?.uploadUrl) this.#addresses.set(item.id, { ...address, since: this.#ports.now(), tries: 0 });
      });
      this.#fail(
        without.filter((item) => !this.#hasAddress(item)),
        'Missing upload URL',
      );
    } catch (error) {
      if (!signal.aborted) this.#fail(without, toFailure(error, 'Failed to get response from server').message);
    }
  }

  /** True when it arrived. */
  async #put(item: UploadItem, address: Address, signal: AbortSignal): Promise<boolean> {
    this.#change([item.id], { status: 'uploading', percent: 0, reason: null });
    let shown = 0;
    const showPercent = (percent: number) => {
      if (signal.aborted || percent < shown + percentStep) return;
      shown = percent;
      this.#change([item.id], { percent });
    };
    try {
      await this.#ports.put(item.file, address, showPercent, signal);
      if (signal.aborted) return false;
      this.#change([item.id], { status: 'done', percent: 100 });
      return true;
    } catch {
      if (!signal.aborted) this.#fail([item], 'Upload failed');
      return false;
    }
  }

  async #complete(arrived: readonly UploadItem[], target: UploadTarget, signal: AbortSignal) {
    if (arrived.length === 0 || signal.aborted) return 0;
    const keys = arrived.flatMap(({ id }) => this.#addresses.get(id)?.key ?? []);
    try {
      const refused = await this.#ports.complete(keys, target);
      if (signal.aborted) return 0;
      for (const { fileName, reason } of refused) {
        this.#fail(
          arrived.filter(({ file }) => file.name === fileName),
          reason ?? 'Upload process failed',
        );
      }
      return arrived.length - refused.length;
    } catch (error) {
      if (!signal.aborted) this.#fail(arrived, toFailure(error, 'Upload process failed').message);
      return 0;
    }
  }

  async #sendChunk(chunk: readonly UploadItem[], target: UploadTarget, signal: AbortSignal): Promise<number> {
    await this.#sign(chunk, target, signal);
    let accepted = 0;
    let arrived: UploadItem[] = [];
    const completeArrived = async () => {
      const taken = arrived;
      arrived = [];
      accepted += await this.#complete(taken, target, signal);
    };
    await inParallel(putsAtOnce, chunk, async (item) => {
      const address = this.#addresses.get(item.id);
      if (!address || !this.#hasAddress(item) || signal.aborted) return;
      address.tries += 1;
      if (await this.#put(item, address, signal)) arrived.push(item);
      if (arrived.length >= keysPerCompletion) await completeArrived();
    });
    await completeArrived();
    return accepted;
  }

  async #run() {
    if (this.#running === this.#lifetime) return;
    const mine = this.#lifetime;
    this.#running = mine;
    let accepted = 0;
    for (let chunk = this.#nextChunk(); chunk[0] && !mine.signal.aborted; chunk = this.#nextChunk()) {
      accepted += await this.#sendChunk(chunk, chunk[0].target, mine.signal);
    }
    if (mine.signal.aborted) return;
    this.#running = null;
    if (accepted > 0) this.#ports.onFinished(accepted);
  }
}

export const createUploadQueue = (ports: UploadPorts): UploadQueue => new UploadQueue(ports);
