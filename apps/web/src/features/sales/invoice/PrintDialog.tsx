import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { PrintOptions } from './PrintOptions.tsx';
import { usePrintInvoice } from './use-print-invoice.ts';

type Props = { opened: boolean; onClose: () => void; invoiceId: number; number: string };

/** Prints a bill or saves it as PDF, on the chosen paper and in the chosen language. */
export function PrintDialog({ opened, onClose, invoiceId, number }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const printing = usePrintInvoice(invoiceId);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('printTitle', { number: inDigitsOf(number, language) })}
      size={520}
      small
    >
      <PrintOptions printing={printing} />
      <p>{t('printHint')}</p>
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
