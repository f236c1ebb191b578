// Reads barcodes beside the page: by the browser where it can, else by zxing, which is fetched only then. The server lets
// this file alone run WebAssembly; the page itself may not.
import type { FrameSent, FrameRead } from './frame.ts';

type Detector = { detect: (picture: ImageData) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};
declare const BarcodeDetector: DetectorClass | undefined;

type Read = (picture: ImageData) => Promise<string[]>;

const nativeFormats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf'];

let reader: Promise<Read> | null = null;

async function openReader(): Promise<Read> {
  if (typeof BarcodeDetector !== 'undefined') {
    const known = await BarcodeDetector.getSupportedFormats();
    if (known.includes('ean_13') && known.includes('code_128')) {
      const detector = new BarcodeDetector({ formats: nativeFormats.filter((format) => known.includes(format)) });
      return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
    }
  }
  const { openZxing } = await import('./zxing.ts');
  return openZxing();
}

async function read({ number, picture }: FrameSent): Promise<FrameRead> {
  try {
    reader ??= openReader();
    return { number, codes: await (await reader)(picture) };
  } catch {
    // The next frame begins anew, for the reader may have failed to come.
    reader = null;
    return { number, codes: [] };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FrameSent>) => {
  void read(data).then((answer) => self.postMessage(answer));
});
