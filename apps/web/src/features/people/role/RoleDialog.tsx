import { roleContract, roleForm } from '@bahi/contract/people/role/role.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { useEffect } from 'react';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type RoleRow, roleValues, useRoleTypes } from './role-form.ts';

registerTexts(roleMessages);

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The role to edit; null for a new one. */
  role: RoleRow | null;
  /** The role that a new one begins with. */
  copied: RoleRow | null;
  onSaved?: (roleId: number) => void;
};

/** Makes a role, empty or as a copy, or edits its names. */
export function RoleDialog({ opened, onClose, role, copied, onSaved }: Props) {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  const save = useSend(roleContract.save);
  const update = useSend(roleContract.update);
  const form = useAppForm(roleForm, roleValues(role, copied));
  const types = useRoleTypes();
  const roles = useCall(roleContract.list, {}, { enabled: opened && role === null });
  useEffect(() => {
    if (opened) form.reset(roleValues(role, copied));
  }, [opened, role, copied, form]);
  const newTitle =
    copied === null ? t('addTitle') : t('copyTitle', { name: nameIn(language, copied.name, copied.nameNp) });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={role === null ? newTitle : t('editTitle')}
      form={form}
      onSave={async (values) => {
        const { name, nameNp, description } = values;
        const saved =
          role === null
            ? await save.mutateAsync({ body: values })
            : await update.mutateAsync({ body: { id: role.id, version: role.version, name, nameNp, description } });
        onClose();
        onSaved?.(saved.id);
      }}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        <TextField control={form.control} name="nameNp" label={t('nameNp')} lang="ne" />
        {role === null ? (
          <>
            <SelectField control={form.control} name="type" label={t('type')} options={types} required />
            <SelectField
              control={form.control}
              name="copiedFromId"
              label={t('copiedFrom')}
              options={(roles.data?.rows ?? []).map(({ id, name, nameNp }) => ({
                value: id,
                label: name,
                labelNp: nameNp,
              }))}
              isLoading={roles.isPending}
              clearable
            />
          </>
        ) : null}
        <WholeRow>
          <TextareaField control={form.control} name="description" label={t('description')} maxLength={300} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
