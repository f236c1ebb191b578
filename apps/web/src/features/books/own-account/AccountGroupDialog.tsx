import {
  accountGroupForm,
  accountKinds,
  ownAccountContract,
} from '@bahi/contract/books/own-account/own-account.contract';
import { ownAccountMessages } from '@bahi/contract/books/own-account/own-account.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { accountGroupValues, newGroupValues } from './own-account-form.ts';

registerTexts(ownAccountMessages);

type Props = { opened: boolean; onClose: () => void; id: number | null };

/** Creates (`id` null) or edits a group. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function AccountGroupDialog({ opened, onClose, id }: Props) {
  const t = useTexts(ownAccountScreenMessages);
  const save = useSend(ownAccountContract.saveGroup);
  const form = useAppForm(accountGroupForm, newGroupValues);
  const { control } = form;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: ownAccountContract.getGroup,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newGroupValues : accountGroupValues(found)),
    fields: 4,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(id === null ? 'addGroupTitle' : 'editGroupTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
    >
      <FormGrid>
        <SelectField
          control={control}
          name="kind"
          label={t('kind')}
          options={accountKinds.map((kind) => ({ value: kind, label: t(kind) }))}
          disabled={id !== null}
          required
          autoFocus
        />
        <TextField
          control={control}
          name="code"
          label={t('code')}
          description={t('codeHint')}
          maxLength={20}
          disabled={id !== null}
          required
        />
        <TextField control={control} name="name" label={t('name')} maxLength={100} required />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" required />
      </FormGrid>
    </FormDialog>
  );
}
