import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Those that goods bear and that labels of ours are drawn in. */
const formats = ['EAN13', 'EAN8', 'UPCA', 'Code128', 'Code39', 'ITF'] as const;

/** Reads by zxing-cpp, whose program comes from our own server. */
export function openZxing(): (picture: ImageData) => Promise<string[]> {
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });
  return async (picture) => {
    const found = await readBarcodes(picture, { formats: [...formats], tryHarder: true, maxNumberOfSymbols: 2 });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
