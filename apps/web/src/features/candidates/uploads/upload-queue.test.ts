import { ApiError } from '@candela/contract/client/api-error.ts';
import { describe, expect, it, vi } from 'vitest';
import { countItems, failureTexts, inOrderOfInterest } from './upload-item.ts';
import { createUploadQueue, type UploadPorts } from './upload-queue.ts';

const cv = (name: string, text = 'x') => new File([text], name);
const cvs = (count: number) => Array.from({ length: count }, (_, index) => cv(`${index}.pdf`));

let keys = 0;
const addressesFor = (files: readonly File[]) => ({
  uploadUrls: files.map((file) => {
    keys += 1;
    return { uploadUrl: `/put/${file.name}`, contentType: 'application/pdf', key: `key-${keys}-${file.name}` };
  }),
});

function start(changes: Partial<UploadPorts> = {}) {
  const ports = {
    sign: vi.fn<UploadPorts['sign']>(changes.sign ?? (async (files) => addressesFor(files))),
    put: vi.fn<UploadPorts['put']>(changes.put ?? (async () => undefined)),
    complete: vi.fn<UploadPorts['complete']>(changes.complete ?? (async () => [])),
    onFailed: vi.fn<UploadPorts['onFailed']>(),
    onFinished: vi.fn<UploadPorts['onFinished']>(),
    now: changes.now ?? (() => 0),
  };
  return { ports, queue: createUploadQueue(ports) };
}
const fates = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.get().map(({ file, status, reason }) => [file.name, status, reason]);

describe('the queue', () => {
  it('asks for a hundred addresses at a time and sends four files at once', async () => {
    let atOnce = 0;
    let most = 0;
    const { queue, ports } = start({
      put: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      },
    });
    await queue.add(cvs(230), {});
    expect(ports.sign.mock.calls.map(([files]) => files.length)).toEqual([100, 100, 30]);
    expect(most).toBe(4);
    expect(countItems(queue.get())).toMatchObject({ done: 230, error: 0, percent: 100 });
    expect(ports.onFinished.mock.calls).toEqual([[230]]);
  });

  it('says which files have arrived, each once, for the job they are meant for', async () => {
    const completed: [readonly string[], string | undefined][] = [];
    const { queue } = start({
      complete: async (arrived, target) => {
        completed.push([arrived, target.jobId]);
        return [];
      },
    });
    await queue.add(cvs(25), { jobId: 'j' });
    const all = completed.flatMap(([arrived]) => arrived);
    expect(all).toHaveLength(25);
    expect(new Set(all).size).toBe(25);
    expect(completed.every(([arrived, jobId]) => arrived.length <= 13 && jobId === 'j')).toBe(true);
  });

  it('keeps files for different jobs apart', async () => {
    const { queue, ports } = start();
    await Promise.all([queue.add(cvs(2), { jobId: 'a' }), queue.add([cv('b.pdf')], { jobId: 'b' })]);
    expect(ports.sign.mock.calls.map(([files, target]) => [files.length, target])).toEqual([
      [2, { jobId: 'a' }],
      [1, { jobId: 'b' }],
    ]);
    expect(ports.onFinished.mock.calls).toEqual([[3]]);
  });

  it('never sends what breaks a rule, and does not offer to retry it', async () => {
    const { queue, ports } = start();
    await queue.add([cv('photo.png'), cv('a.pdf')], {});
    expect(fates(queue)).toEqual([
      ['photo.png', 'error', 'Only .pdf, .doc, .docx and .txt files can be read'],
      ['a.pdf', 'done', null],
    ]);
    expect(ports.onFailed.mock.calls[0]).toEqual([
      [{ name: 'photo.png', reason: 'Only .pdf, .doc, .docx and .txt files can be read' }],
    ]);
    await queue.retry();
    expect(ports.sign).toHaveBeenCalledTimes(1);
  });

  it('gives each failure its specified words', async () => {
    const nothing = start({ sign: async () => ({}) });
    await nothing.queue.add([cv('a.pdf')], {});
    expect(fates(nothing.queue)).toEqual([['a.pdf', 'error', 'Failed to get response from server']]);

    const told = start({ sign: () => Promise.reject(new ApiError({ status: 404, message: 'Not found' })) });
    await told.queue.add([cv('a.pdf')], {});
    expect(fates(told.queue)).toEqual([['a.pdf', 'error', 'Not found']]);

    const half = start({ sign: async ([first]) => addressesFor(first ? [first] : []) });
    await half.queue.add(cvs(2), {});
    expect(fates(half.queue)).toEqual([
      ['0.pdf', 'done', null],
      ['1.pdf', 'error', 'Missing upload URL'],
    ]);

    const refused = start({ put: () => Promise.reject(new Error('Upload failed')) });
    await refused.queue.add([cv('a.pdf')], {});
    expect(fates(refused.queue)).toEqual([['a.pdf', 'error', 'Upload failed']]);
    expect(refused.ports.onFinished).not.toHaveBeenCalled();

    const lost = start({ complete: () => Promise.reject(new ApiError({ status: 500, message: 'Oops' })) });
    await lost.queue.add([cv('a.pdf')], {});
    expect(fates(lost.queue)).toEqual([['a.pdf', 'error', 'Upload process failed']]);
  });

  it('shows what the server refused after all', async () => {
    const { queue, ports } = start({
      complete: async () => [{ fileName: '1.pdf', reason: 'File too large. Max 10MB' }],
    });
    await queue.add(cvs(2), {});
    expect(fates(queue)[1]).toEqual(['1.pdf', 'error', 'File too large. Max 10MB']);
    expect(ports.onFinished.mock.calls).toEqual([[1]]);
  });

  it('tries again: once more with the same address, then with a new one, and with a new one after a long wait', async () => {
    let now = 0;
    const put = vi.fn<UploadPorts['put']>();
    const { queue, ports } = start({ put, now: () => now });
    put.mockRejectedValueOnce(new Error('line')).mockRejectedValueOnce(new Error('line'));
    await queue.add([cv('a.pdf')], {});
    await queue.retry();
    expect(fates(queue)).toEqual([['a.pdf', 'error', 'Upload failed']]);
    expect(ports.sign).toHaveBeenCalledTimes(1);
    await queue.retry(queue.get()[0]?.id);
    expect(fates(queue)).toEqual([['a.pdf', 'done', null]]);
    expect(ports.sign).toHaveBeenCalledTimes(2);

    put.mockRejectedValueOnce(new Error('line'));
    await queue.add([cv('b.pdf')], {});
    now = 20 * 60_000;
    await queue.retry();
    expect(ports.sign).toHaveBeenCalledTimes(4);
    expect(countItems(queue.get())).toMatchObject({ done: 2, error: 0 });
  });

  it('shows progress in steps and forgets everything when abandoned', async () => {
    let report: ((percent: number) => void) | undefined;
    let aborted = false;
    const { queue, ports } = start({
      put: (_file, _address, onPercent, signal) => {
        report = onPercent;
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        });
      },
    });
    const run = queue.add([cv('a.pdf')], {});
    await vi.waitFor(() => expect(report).toBeDefined());
    report?.(3);
    expect(queue.get()[0]?.percent).toBe(0);
    report?.(40);
    expect(queue.get()[0]).toMatchObject({ status: 'uploading', percent: 40 });
    expect(queue.isBusy()).toBe(true);
    queue.abandon();
    await run;
    expect([aborted, queue.get(), queue.isBusy()]).toEqual([true, [], false]);
    expect(ports.onFailed).not.toHaveBeenCalled();
    expect(ports.complete).not.toHaveBeenCalled();
  });

  it('clears what is over and leaves the rest', async () => {
    const { queue } = start();
    await queue.add([cv('a.pdf'), cv('b.png')], {});
    queue.clearFinished();
    expect(queue.get()).toEqual([]);
  });
});

describe('what is said', () => {
  it('names the first failures and counts the rest', () => {
    const failures = cvs(6).map(({ name }) => ({ name, reason: 'Upload failed' }));
    expect(failureTexts(failures.slice(0, 1))).toEqual(['Failed to upload 0.pdf: Upload failed']);
    expect(failureTexts(failures.slice(0, 4)).at(-1)).toBe('One more file failed.');
    expect(failureTexts(failures)).toHaveLength(4);
    expect(failureTexts(failures).at(-1)).toBe('3 more files failed.');
  });

  it('puts failures on top', async () => {
    const { queue } = start();
    await queue.add([cv('a.pdf'), cv('b.png')], {});
    expect(inOrderOfInterest(queue.get()).map(({ file }) => file.name)).toEqual(['b.png', 'a.pdf']);
  });
});
