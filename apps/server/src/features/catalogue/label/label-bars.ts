import { checkedBarcodeOf } from '@bahi/domain/goods/barcode';
import type { Symbology } from '@bahi/domain/goods/label-sizes';

/** Bars as light and dark by turns, beginning with a dark one, in modules. */
export type Bars = { symbology: Symbology; modules: number; svg: string };

const encoders = { 'EAN-13': 'ean13', 'EAN-8': 'ean8', 'UPC-A': 'upca', 'CODE-128': 'code128' } as const;

/** So many codes are drawn before others have their turn: one takes half a millisecond. */
const codesATurn = 20;

/**
 * The bars of codes, each once, by the code: EAN and UPC where they have their digits, else Code 128. What nothing draws,
 * such as letters of Devanagari in an SKU, has none.
 */
export async function drawBars(codes: Iterable<string>): Promise<Map<string, Bars>> {
  // As large as the rest of the server, and wanted by who prints labels alone.
  const { default: writer } = await import('@bwip-js/node');
  const drawn = new Map<string, Bars>();
  for (const [position, code] of [...new Set(codes)].entries()) {
    if (position % codesATurn === codesATurn - 1) await new Promise((resolve) => setImmediate(resolve));
    if (!/^[ -~]+$/.test(code)) continue;
    const symbology = checkedBarcodeOf(code) ?? 'CODE-128';
    const [symbol] = writer.raw({ bcid: encoders[symbology], text: code });
    if (symbol === undefined || !('sbs' in symbol)) throw new Error(`no bars of ${symbology}`);
    drawn.set(code, { symbology, ...svgOf(symbol.sbs) });
  }
  return drawn;
}

/** The bars as rectangles, one module wide and one high: the label says how large they are. */
function svgOf(widths: readonly number[]): Pick<Bars, 'modules' | 'svg'> {
  let modules = 0;
  let path = '';
  for (const [position, width] of widths.entries()) {
    if (position % 2 === 0) path += `M${modules} 0h${width}v1h-${width}z`;
    modules += width;
  }
  const box = `viewBox="0 0 ${modules} 1" width="${modules}" height="1" preserveAspectRatio="none"`;
  return { modules, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path}"/></svg>` };
}
