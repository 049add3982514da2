export interface PutFile {
  url: string;
  contentType: string;
  file: Blob;
  /** The share that has left, 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

const stopped = () => new DOMException('The upload was stopped', 'AbortError');

/** 409: an earlier try arrived, although its answer did not; an address takes one file only. */
const isStored = (status: number) => (status >= 200 && status < 300) || status === 409;

/** PUTs one file to a signed address. Only XMLHttpRequest tells how far an upload is; `fetch` does not. */
export function putFile({ url, contentType, file, onProgress, signal }: PutFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new Error('Upload failed'));
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => (isStored(request.status) ? resolve() : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(stopped());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    // A request that was never sent does not report that it was stopped.
    if (signal?.aborted) reject(stopped());
    else request.send(file);
  });
}
