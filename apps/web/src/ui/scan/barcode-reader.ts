import type { FrameRead, FrameSent } from './frame.ts';

/** Reads pictures one at a time, beside the page. */
export type BarcodeReader = { read: (picture: ImageData) => Promise<readonly string[]>; close: () => void };

export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
  let number = 0;
  return {
    read: (picture) =>
      new Promise((resolve) => {
        number += 1;
        const sent: FrameSent = { number, picture };
        const end = (codes: readonly string[]): void => {
          worker.removeEventListener('message', answer);
          worker.removeEventListener('error', fail);
          resolve(codes);
        };
        const answer = ({ data }: MessageEvent<FrameRead>): void => {
          if (data.number === sent.number) end(data.codes);
        };
        const fail = (): void => end([]);
        worker.addEventListener('message', answer);
        worker.addEventListener('error', fail);
        worker.postMessage(sent, [picture.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
