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
export function createUploadQueue(ports: UploadPorts) {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  let lifetime = new AbortController();
  let running: AbortController | null = null;
  const addresses = new Map<number, Address & { since: number; tries: number }>();
  const listeners = new Set<() => void>();

  function setItems(next: readonly UploadItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function change(ids: readonly number[], patch: Partial<UploadItem>) {
    setItems(items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item)));
  }

  function fail(failed: readonly UploadItem[], reason: string) {
    if (failed.length === 0) return;
    change(
      failed.map(({ id }) => id),
      { status: 'error', reason, percent: 0 },
    );
    ports.onFailed(failed.map(({ file }) => ({ name: file.name, reason })));
  }

  /** The next files that go to the same place. */
  function nextChunk(): UploadItem[] {
    const first = items.find(({ status }) => status === 'pending');
    if (!first) return [];
    return items
      .filter(({ status, target }) => status === 'pending' && isSameTarget(target, first.target))
      .slice(0, filesPerCall);
  }

  const hasAddress = ({ id }: UploadItem) => {
    const address = addresses.get(id);
    return address !== undefined && address.tries < triesPerAddress && ports.now() - address.since < addressLifetimeMs;
  };

  /** After it every file of the chunk has an address, or has failed. */
  async function sign(chunk: readonly UploadItem[], target: UploadTarget, signal: AbortSignal) {
    const without = chunk.filter((item) => !hasAddress(item));
    if (without.length === 0) return;
    try {
      const { uploadUrls } = await ports.sign(
        without.map(({ file }) => file),
        target,
      );
      if (signal.aborted) return;
      if (!Array.isArray(uploadUrls)) throw new TypeError('An answer without addresses');
      // Answers come in the order of the question; two files may well share a name.
      without.forEach((item, index) => {
        const address: Address | undefined = uploadUrls[index];
        if (address?.uploadUrl) addresses.set(item.id, { ...address, since: ports.now(), tries: 0 });
      });
      fail(
        without.filter((item) => !hasAddress(item)),
        'Missing upload URL',
      );
    } catch (error) {
      if (!signal.aborted) fail(without, toFailure(error, 'Failed to get response from server').message);
    }
  }

  /** True when it arrived. */
  async function put(item: UploadItem, address: Address, signal: AbortSignal): Promise<boolean> {
    change([item.id], { status: 'uploading', percent: 0, reason: null });
    let shown = 0;
    const showPercent = (percent: number) => {
      if (signal.aborted || percent < shown + percentStep) return;
      shown = percent;
      change([item.id], { percent });
    };
    try {
      await ports.put(item.file, address, showPercent, signal);
      if (signal.aborted) return false;
      change([item.id], { status: 'done', percent: 100 });
      return true;
    } catch {
      if (!signal.aborted) fail([item], 'Upload failed');
      return false;
    }
  }

  async function complete(arrived: readonly UploadItem[], target: UploadTarget, signal: AbortSignal) {
    if (arrived.length === 0 || signal.aborted) return 0;
    const keys = arrived.flatMap(({ id }) => addresses.get(id)?.key ?? []);
    try {
      const refused = await ports.complete(keys, target);
      if (signal.aborted) return 0;
      for (const { fileName, reason } of refused) {
        fail(
          arrived.filter(({ file }) => file.name === fileName),
          reason ?? 'Upload process failed',
        );
      }
      return arrived.length - refused.length;
    } catch (error) {
      if (!signal.aborted) fail(arrived, toFailure(error, 'Upload process failed').message);
      return 0;
    }
  }

  async function sendChunk(chunk: readonly UploadItem[], target: UploadTarget, signal: AbortSignal): Promise<number> {
    await sign(chunk, target, signal);
    let accepted = 0;
    let arrived: UploadItem[] = [];
    const completeArrived = async () => {
      const taken = arrived;
      arrived = [];
      accepted += await complete(taken, target, signal);
    };
    await inParallel(putsAtOnce, chunk, async (item) => {
      const address = addresses.get(item.id);
      if (!address || !hasAddress(item) || signal.aborted) return;
      address.tries += 1;
      if (await put(item, address, signal)) arrived.push(item);
      if (arrived.length >= keysPerCompletion) await completeArrived();
    });
    await completeArrived();
    return accepted;
  }

  async function run() {
    if (running === lifetime) return;
    const mine = lifetime;
    running = mine;
    let accepted = 0;
    for (let chunk = nextChunk(); chunk[0] && !mine.signal.aborted; chunk = nextChunk()) {
      accepted += await sendChunk(chunk, chunk[0].target, mine.signal);
    }
    if (mine.signal.aborted) return;
    running = null;
    if (accepted > 0) ports.onFinished(accepted);
  }

  return {
    get: () => items,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    isBusy: () => items.some(({ status }) => status === 'pending' || status === 'uploading'),

    add(files: readonly File[], target: UploadTarget) {
      const added = files.map((file): UploadItem => {
        const reason = refuseCv(file);
        lastId += 1;
        return {
          id: lastId,
          file,
          target,
          status: reason ? 'error' : 'pending',
          percent: 0,
          reason,
          canRetry: reason === null,
        };
      });
      setItems([...items, ...added]);
      const refused = added.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []));
      if (refused.length > 0) ports.onFailed(refused);
      return run();
    },

    /** One file, or all that failed and may be tried again. */
    retry(id?: number) {
      const again = items.filter((item) => item.status === 'error' && item.canRetry && (id ?? item.id) === item.id);
      change(
        again.map((item) => item.id),
        { status: 'pending', reason: null },
      );
      return run();
    },

    /** Takes what is over off the list. */
    clearFinished() {
      setItems(items.filter(({ status }) => status === 'pending' || status === 'uploading'));
    },

    /** Stops everything: the recruiter who chose these files has signed out. */
    abandon() {
      lifetime.abort();
      lifetime = new AbortController();
      addresses.clear();
      setItems([]);
    },
  };
}
