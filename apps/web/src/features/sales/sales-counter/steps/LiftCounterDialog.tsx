import { liftForm, salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { useEditedRecord } from '../../../../ui/form/use-edited-record.tsx';

type Props = { opened: boolean; onClose: () => void; id: number };

/** Lets a counter sell again whose totals differed, with what the difference came from. */
export function LiftCounterDialog({ opened, onClose, id }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const lift = useSend(salesCounterContract.lift);
  const form = useAppForm(liftForm, { reason: '' });
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: salesCounterContract.get,
    sent: { params: { id } },
    valuesOf: (found) => (found === undefined ? { reason: '' } : { reason: '', version: found.version }),
    fields: 1,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('liftTitle', { code: record?.code ?? '' })}
      form={form}
      isFinal
      saveLabel={t('lift')}
      onSave={async (body) => {
        await lift.mutateAsync({ params: { id }, body });
        onClose();
      }}
      {...dialog}
    >
      <p>{t('liftText')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
