import { salesCounterContract, settleForm } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../../ui/form/use-edited-record.tsx';
import { InsteadField } from './InsteadField.tsx';

type Props = { opened: boolean; onClose: () => void; id: number };

const nothing = newValues(settleForm, {});

/** Says what became of a number that is in no books, and names the invoice in its place, if there is one. */
export function SettleDialog({ opened, onClose, id }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const settle = useSend(salesCounterContract.settle);
  const form = useAppForm(settleForm, nothing);
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: salesCounterContract.getInvoice,
    sent: { params: { id } },
    valuesOf: (found) => (found === undefined ? nothing : { ...nothing, version: found.version }),
    fields: 2,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('settleTitle', { number: record?.number ?? '' })}
      form={form}
      isFinal
      saveLabel={t('settle')}
      cancelLabel={t('leaveOpen')}
      onSave={async (body) => {
        await settle.mutateAsync({ params: { id }, body });
        onClose();
      }}
      {...dialog}
    >
      <p>{t('settleText')}</p>
      <FormGrid columns={1}>
        {record === undefined ? null : <InsteadField form={form} outletId={record.outletId} />}
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
    </FormDialog>
  );
}
