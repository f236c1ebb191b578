import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import type { InvoiceRow } from './invoice-rows.ts';
import { useCopyInvoice } from './use-copy-invoice.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  invoice: Pick<InvoiceRow, 'id' | 'code' | 'version'>;
  /** What was wrong is written anew: in a draft with all that was right. */
  isCopied?: boolean;
};

/** Cancels an invoice that was neither printed nor paid, with the reason that stays beside its number. */
export function CancelInvoiceDialog({ opened, onClose, invoice, isCopied = false }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const cancel = useSend(invoiceContract.cancel);
  const { copy } = useCopyInvoice();
  const form = useAppForm(invoiceContract.cancel.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: invoice.version });
  }, [opened, invoice.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { number: invoice.code ?? '' })}
      form={form}
      isDangerous
      saveLabel={t(isCopied ? 'cancelAndCopy' : 'cancelInvoice')}
      cancelLabel={t('keepInvoice')}
      onSave={async (body) => {
        await cancel.mutateAsync({ params: { id: invoice.id }, body });
        onClose();
        if (isCopied) await copy(invoice.id);
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
