import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { invoicePaper } from '../invoice/invoice-paper.ts';

const slipKey = 'bahi.counter.slip';

/** The 80 mm slip of a sale: by itself, unless this device is told otherwise, and again when it is asked for. */
export function useSlip(onPrinted: () => void) {
  /** Unless somebody went on meanwhile: then the focus is where they are. */
  const giveBack = (): void => {
    const held = document.activeElement;
    if (held === null || held === document.body || held instanceof HTMLIFrameElement) onPrinted();
  };
  const language = useLanguage();
  const send = invoicePaper.usePrint();
  const [isOn, setOn] = useState(() => readStored(slipKey) !== 'off');
  const print = (id: number): void => {
    send.mutateAsync({ params: { id }, body: { paper: 'SLIP', language } }).then(
      (file) => printFile(file, giveBack),
      // A refusal has been shown as a toast; the sale stands.
      () => undefined,
    );
  };
  return {
    isOn,
    isBusy: send.isPending,
    setOn: (next: boolean) => {
      setOn(next);
      writeStored(slipKey, next ? null : 'off');
    },
    print,
    printIfOn: (id: number) => {
      if (isOn) print(id);
    },
  };
}
