import type { ReceivedFile } from './api-answer.ts';
import { saveFile } from './api-client.ts';

let shown: { frame: HTMLIFrameElement; address: string } | null = null;

/**
 * Opens the browser's print dialog with a PDF. Where the browser cannot show a PDF itself, as on most phones, the file
 * is saved instead, to be printed from there. `onDone` is told when the dialog is closed, which had taken the focus.
 */
export function printFile(file: ReceivedFile, onDone: () => void = () => undefined): void {
  if (!navigator.pdfViewerEnabled) return saveFile(file);
  forgetShown();
  const address = URL.createObjectURL(file.blob);
  const frame = document.createElement('iframe');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // A frame that is not laid out at all shows no PDF.
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '1px', height: '1px', border: '0' });
  frame.addEventListener(
    'load',
    () => {
      openDialog(frame, file);
      onDone();
    },
    { once: true },
  );
  frame.src = address;
  document.body.append(frame);
  shown = { frame, address };
}

function openDialog(frame: HTMLIFrameElement, file: ReceivedFile): void {
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  } catch {
    // Some viewers do not let the page speak to them; the file is then printed by hand.
    saveFile(file);
  }
}

/** The dialog needs the frame until it is closed, which no browser tells reliably: the next print removes it. */
function forgetShown(): void {
  if (shown === null) return;
  shown.frame.remove();
  URL.revokeObjectURL(shown.address);
  shown = null;
}
