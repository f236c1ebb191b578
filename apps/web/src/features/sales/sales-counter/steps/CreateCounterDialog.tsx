import { newValues } from '@bahi/contract/form-values';
import { salesCounterContract, salesCounterForm } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';

/** Makes a counter, which gets its code; its device is registered on the device itself. */
export function CreateCounterDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(salesCounterScreenMessages);
  const { outlets, officeId } = useSession();
  const create = useSend(salesCounterContract.create);
  const [only] = outlets;
  const isChosen = officeId === null && outlets.length > 1;
  const outletId = isChosen ? '' : (officeId ?? only?.id ?? '');
  const form = useAppForm(salesCounterForm, newValues(salesCounterForm, { outletId: '' }));
  useEffect(() => {
    if (opened) form.reset({ ...newValues(salesCounterForm, { outletId: '' }), outletId });
  }, [opened, outletId, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSave={async (body) => {
        await create.mutateAsync({ body });
        onClose();
      }}
    >
      <FormGrid columns={1}>
        <TextField
          control={form.control}
          name="name"
          label={t('name')}
          description={t('nameHint')}
          maxLength={60}
          required
          autoFocus
        />
        {isChosen ? (
          <SelectField
            control={form.control}
            name="outletId"
            label={t('outlet')}
            options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
            required
          />
        ) : null}
      </FormGrid>
    </FormDialog>
  );
}
