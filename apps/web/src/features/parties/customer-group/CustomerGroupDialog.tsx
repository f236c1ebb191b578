import {
  customerGroupContract,
  customerGroupForm,
} from '@bahi/contract/parties/customer-group/customer-group.contract';
import { customerGroupScreenMessages } from '@bahi/contract/parties/customer-group/customer-group-screen.messages';
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
  onSaved: (groupId: number) => void;
};

/** Adds a group from the form of a customer. */
export function CustomerGroupDialog({ opened, onClose, typed, onSaved }: Props) {
  const t = useTexts(customerGroupScreenMessages);
  const save = useSend(customerGroupContract.save);
  const form = useAppForm(customerGroupForm, namesFromTyped(''));
  useEffect(() => {
    if (opened) form.reset(namesFromTyped(typed));
  }, [opened, typed, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSave={async (values) => {
        const group = await save.mutateAsync({ body: values });
        onSaved(group.id);
        onClose();
      }}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        <TextField control={form.control} name="nameNp" label={t('nameNp')} lang="ne" required />
      </FormGrid>
    </FormDialog>
  );
}
