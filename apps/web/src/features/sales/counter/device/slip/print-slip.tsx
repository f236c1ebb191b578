import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2?url';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { invoiceTexts } from '@bahi/contract/paper/invoice-texts';
import type { Language } from '@bahi/domain/language';
import qrcode from 'qrcode';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SlipPaper } from './SlipPaper.tsx';
import { slipStyle } from './slip-style.ts';

let shown: { frame: HTMLIFrameElement; forget: () => void } | null = null;

/** Prints an invoice on the slip of a counter printer from what it is given, and asks nobody. `onDone` when the dialog is closed. */
export async function printSlip(paper: InvoicePaper, language: Language, onDone: () => void): Promise<void> {
  shown?.forget();
  const frame = document.createElement('iframe');
  frame.dataset['slip'] = paper.number;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // A frame that is not laid out at all prints nothing.
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '1px', height: '1px', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return frame.remove();
  page.documentElement.lang = language;
  page.title = paper.number;
  const style = page.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
  style.textContent = slipStyle;
  page.head.append(style);
  const root = createRoot(page.body);
  const texts = invoiceTexts(paper, language, 'SLIP');
  flushSync(() => root.render(<SlipPaper view={texts} qr={qrOf(texts.qrText)} />));
  shown = {
    frame,
    forget: () => {
      root.unmount();
      frame.remove();
    },
  };
  await loadFonts(page);
  view.focus();
  view.print();
  onDone();
}

/** The letters of both scripts; a slip without them is printed in the letters of the system. */
async function loadFonts(page: Document): Promise<void> {
  const faces = [
    new FontFace('Slip', `url(${devanagari})`, { weight: '100 900', unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC' }),
    new FontFace('Slip', `url(${latin})`, { weight: '100 900', unicodeRange: 'U+0000-00FF, U+2000-206F, U+2212' }),
  ];
  await Promise.all(
    faces.map(async (face) => {
      page.fonts.add(face);
      await face.load().catch(() => undefined);
    }),
  );
}

/** Light modules around the code on each side, which scanners need. */
const quietModules = 2;

/** The dark modules of a QR code (error correction M), one square each. */
function qrOf(text: string): { side: number; path: string } {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size * modules.size }, (_, at) => at).filter(
    (at) => modules.data[at] === 1,
  );
  const path = places
    .map((at) => `M${(at % modules.size) + quietModules} ${Math.floor(at / modules.size) + quietModules}h1v1h-1z`)
    .join('');
  return { side: modules.size + 2 * quietModules, path };
}
