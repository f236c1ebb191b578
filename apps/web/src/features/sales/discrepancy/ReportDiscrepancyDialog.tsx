import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { discrepancyContract, discrepancyReason } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';

type Props = { opened: boolean; onClose: () => void; invoiceId: number };

/** Notes what an invoice says otherwise than what was delivered or agreed. */
export function ReportDiscrepancyDialog({ opened, onClose, invoiceId }: Props) {
  const t = useTexts(discrepancyScreenMessages);
  const report = useSend(discrepancyContract.report);
  const form = useAppForm(discrepancyContract.report.body, { invoiceId, reason: '', amount: '', remarks: '' });
  const { control } = form;
  const reason = useField({ control, name: 'reason' });
  useEffect(() => {
    if (opened) form.reset({ invoiceId, reason: '', amount: '', remarks: '' });
  }, [opened, invoiceId, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('reportTitle')}
      form={form}
      onSave={async (body) => {
        await report.mutateAsync({ body });
        onClose();
      }}
    >
      <p>{t('reportHint')}</p>
      <FormGrid>
        <SelectField
          control={control}
          name="reason"
          label={t('reason')}
          options={discrepancyReason.words.map((word) => ({ value: word, label: t(word) }))}
          required
        />
        <AmountField control={control} name="amount" label={t('amount')} required />
        <WholeRow>
          <TextareaField control={control} name="remarks" label={t('remarks')} required={reason.text === 'OTHER'} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
