import { type TaxPayment, taxTakeBack } from '@bahi/contract/books/tax-office/tax-payment';
import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import classes from './TaxPayments.module.css';

export type TakeBack = (body: { id: number; reason: string }) => Promise<unknown>;
type Props = { opened: boolean; onClose: () => void; payment: TaxPayment; onTakeBack: TakeBack };

/** Takes a payment to the tax office back, with the reason. */
export function TaxTakeBackDialog({ opened, onClose, payment: { id }, onTakeBack }: Props) {
  const t = useTexts(taxPaymentScreenMessages);
  const form = useAppForm(taxTakeBack, { id, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ id, reason: '' });
  }, [opened, id, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('takeBack')}
      form={form}
      saveLabel={t('takeBack')}
      isDangerous
      onSave={async (body) => {
        await onTakeBack(body);
        onClose();
      }}
    >
      <p className={classes.hint}>{t('takeBackText')}</p>
      <FormGrid>
        <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
      </FormGrid>
    </FormDialog>
  );
}
