import { renameForm, salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { useEditedRecord } from '../../../../ui/form/use-edited-record.tsx';

type Props = { opened: boolean; onClose: () => void; id: number };

/** Calls a counter otherwise. Keep it mounted and open it by `opened`. */
export function RenameCounterDialog({ opened, onClose, id }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const rename = useSend(salesCounterContract.rename);
  const form = useAppForm(renameForm, { name: '' });
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: salesCounterContract.get,
    sent: { params: { id } },
    valuesOf: (found) => (found === undefined ? { name: '' } : { name: found.name, version: found.version }),
    fields: 1,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('renameTitle', { code: record?.code ?? '' })}
      form={form}
      onSave={async (body) => {
        await rename.mutateAsync({ params: { id }, body });
        onClose();
      }}
      {...dialog}
    >
      <TextField control={form.control} name="name" label={t('name')} maxLength={60} required autoFocus />
    </FormDialog>
  );
}
