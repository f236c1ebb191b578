import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { invoicePaper } from '../invoice/invoice-paper.ts';

const slipKey = 'bahi.counter.slip';

export type Slip = {
  /** It is printed by itself. */
  isOn: boolean;
  isBusy: boolean;
  setOn: (next: boolean) => void;
  print: (id: number) => void;
  printIfOn: (id: number) => void;
};

/** Whether the slip of a sale is printed by itself, as this device is told, by `print`. */
export function useSlipSetting(
  onPrinted: () => void,
  print: (id: number, onDone: () => void) => void,
): Omit<Slip, 'isBusy'> {
  /** Unless somebody went on meanwhile: then the focus is where they are. */
  const giveBack = (): void => {
    const held = document.activeElement;
    if (held === null || held === document.body || held instanceof HTMLIFrameElement) onPrinted();
  };
  const [isOn, setOn] = useState(() => readStored(slipKey) !== 'off');
  return {
    isOn,
    setOn: (next) => {
      setOn(next);
      writeStored(slipKey, next ? null : 'off');
    },
    print: (id) => print(id, giveBack),
    printIfOn: (id) => {
      if (isOn) print(id, giveBack);
    },
  };
}

/** The 80 mm slip of a sale: by itself, unless this device is told otherwise, and again when it is asked for. */
export function useSlip(onPrinted: () => void): Slip {
  const language = useLanguage();
  const send = invoicePaper.usePrint();
  const setting = useSlipSetting(onPrinted, (id, onDone) => {
    send.mutateAsync({ params: { id }, body: { paper: 'SLIP', language } }).then(
      (file) => printFile(file, onDone),
      // A refusal has been shown as a toast; the sale stands.
      () => undefined,
    );
  });
  return { ...setting, isBusy: send.isPending };
}
