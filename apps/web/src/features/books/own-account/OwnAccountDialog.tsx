import { ownAccountContract, ownAccountForm } from '@bahi/contract/books/own-account/own-account.contract';
import { ownAccountMessages } from '@bahi/contract/books/own-account/own-account.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useWatch } from 'react-hook-form';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { newOwnAccountValues, ownAccountValues } from './own-account-form.ts';

registerTexts(ownAccountMessages);

type Props = { opened: boolean; onClose: () => void; id: number | null };

/** Creates (`id` null) or edits. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function OwnAccountDialog({ opened, onClose, id }: Props) {
  const t = useTexts(ownAccountScreenMessages);
  const save = useSend(ownAccountContract.save);
  const form = useAppForm(ownAccountForm, newOwnAccountValues);
  const { control } = form;
  const groups = useGroups(opened, useWatch({ control, name: 'groupCode' }));
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: ownAccountContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newOwnAccountValues : ownAccountValues(found)),
    fields: 4,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(id === null ? 'addTitle' : 'editTitle')}
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
          name="groupCode"
          label={t('group')}
          options={groups.options}
          isLoading={groups.isLoading}
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

/** The groups in use in which an account can stand that is no money account, and the one that it stands in. */
function useGroups(enabled: boolean, current: string) {
  const t = useTexts(ownAccountScreenMessages);
  const tree = useCall(ownAccountContract.list, { query: {} }, { enabled });
  const groups = (tree.data?.rows ?? []).filter(
    ({ isGroup, isMoney, isActive, code }) => isGroup && !isMoney && (isActive || code === current),
  );
  return {
    isLoading: tree.isFetching,
    options: groups.map(({ code, name, nameNp, kind }) => ({
      value: code,
      label: name,
      labelNp: nameNp,
      remark: t(kind),
    })),
  };
}
