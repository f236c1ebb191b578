import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import classes from './VatReturn.module.css';

type Props = { opened: boolean; onClose: () => void; found: VatMonthReturn };

/** Takes back a return that was noted by mistake, with the reason. */
export function WithdrawReturnDialog({ opened, onClose, found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const dayAD = found.month.lastDayAD;
  const send = useSend(vatReturnContract.withdraw);
  const form = useAppForm(vatReturnContract.withdraw.body, { dayAD, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ dayAD, reason: '' });
  }, [opened, dayAD, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('withdraw')}
      form={form}
      saveLabel={t('withdraw')}
      isDangerous
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.hint}>{t('withdrawText')}</p>
      <FormGrid>
        <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
      </FormGrid>
    </FormDialog>
  );
}
