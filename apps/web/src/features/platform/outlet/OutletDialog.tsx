import { outletContract, outletForm } from '@bahi/contract/platform/outlet/outlet.contract';
import { outletMessages } from '@bahi/contract/platform/outlet/outlet.messages';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { outletValues } from './outlet-form.ts';
import { OutletFields } from './OutletFields.tsx';

registerTexts(outletMessages);

type Props = { opened: boolean; onClose: () => void; outletId: number | null };

/** Opens or changes an outlet. */
export function OutletDialog({ opened, onClose, outletId }: Props) {
  const t = useTexts(outletScreenMessages);
  const save = useSend(outletContract.save);
  const form = useAppForm(outletForm, outletValues());
  const isNew = outletId === null;
  const { record: outlet, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: outletContract.get,
    sent: isNew ? null : { params: { id: outletId } },
    valuesOf: outletValues,
    fields: 10,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle') : t('editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
      size={760}
    >
      <OutletFields control={form.control} code={form.watch('code')} isCodeFixed={outlet?.isCodeFixed ?? false} />
    </FormDialog>
  );
}
