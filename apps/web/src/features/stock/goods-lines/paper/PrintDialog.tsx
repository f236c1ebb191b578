import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { Button } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { PrintOptions } from './PrintOptions.tsx';
import type { PaperKind } from './paper-kind.ts';
import { usePrint } from './use-print.ts';

type Props = { opened: boolean; onClose: () => void; kind: PaperKind; id: number; number: string };

/** Prints a document or saves it as PDF, on the chosen paper and in the chosen language. */
export function PrintDialog({ opened, onClose, kind, id, number }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const words = useTexts(kind.texts);
  const printing = usePrint(kind, id);
  return (
    <Dialog opened={opened} onClose={onClose} title={words('printTitle', { number })} size={520} small>
      <PrintOptions kind={kind} printing={printing} />
      <p>{words('printHint')}</p>
      <DialogFooter>
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          disabled={printing.isBusy}
          onClick={() => void printing.save().then(onClose)}
        >
          {t('savePdf')}
        </Button>
        <Button
          data-autofocus
          leftSection={<Printer size={18} aria-hidden />}
          loading={printing.isBusy}
          onClick={() => void printing.print().then(onClose)}
        >
          {t('printNow')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
