import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
});

/** Dots a point, at 72 points an inch: as a printer of 288 dots an inch prints it. */
const scale = 4;

export type ReadLabels = {
  width: number;
  height: number;
  codes: { format: string; text: string; x: number; y: number }[];
};

/**
 * What a scanner reads from each page of a PDF as PDFium, which shows it in a browser, draws it: the codes in the order of
 * reading, with their places in millimetres.
 */
export async function readLabels(pdf: Uint8Array): Promise<ReadLabels[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: ReadLabels[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const picture = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      const found = await readBarcodes(picture, { tryHarder: true, maxNumberOfSymbols: 255 });
      const inMillimetres = (dots: number): number => (dots / scale / 72) * 25.4;
      const codes = found
        .filter(({ isValid }) => isValid)
        .map(({ format, text, position }) => ({
          format,
          text,
          x: inMillimetres((position.topLeft.x + position.topRight.x) / 2),
          y: inMillimetres(position.topLeft.y),
        }));
      pages.push({
        width: Math.round(inMillimetres(width)),
        height: Math.round(inMillimetres(height)),
        codes: codes.toSorted((one, other) => Math.round((one.y - other.y) / 5) || one.x - other.x),
      });
    }
    return pages;
  } finally {
    library.destroy();
  }
}
