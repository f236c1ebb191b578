import { unitContract, unitForm } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitScreenMessages } from '@bahi/contract/catalogue/unit/unit-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What was typed into the select before `Add new`. */
  typed: string;
  onSaved: (unitId: number) => void;
};

/** Adds a unit from the form of an item. */
export function UnitDialog({ opened, onClose, typed, onSaved }: Props) {
  const t = useTexts(unitScreenMessages);
  const save = useSend(unitContract.save);
  const form = useAppForm(unitForm, { ...namesFromTyped(''), shortCode: '' });
  useEffect(() => {
    if (opened) form.reset({ ...namesFromTyped(typed), shortCode: '' });
  }, [opened, typed, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSave={async (values) => {
        const unit = await save.mutateAsync({ body: values });
        onSaved(unit.id);
        onClose();
      }}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        <TextField control={form.control} name="nameNp" label={t('nameNp')} lang="ne" />
        <TextField
          control={form.control}
          name="shortCode"
          label={t('shortCode')}
          description={t('shortCodeHint')}
          required
        />
      </FormGrid>
    </FormDialog>
  );
}
