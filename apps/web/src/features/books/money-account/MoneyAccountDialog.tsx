import { moneyAccountContract, moneyAccountForm } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { ownAccountMessages } from '@bahi/contract/books/own-account/own-account.messages';
import { moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import { useWatch } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { moneyAccountValues, newMoneyAccountValues } from './money-account-form.ts';

registerTexts(ownAccountMessages);

type Props = { opened: boolean; onClose: () => void; id: number | null };

/** Creates (`id` null) or edits a cash box, a bank account or a wallet. Keep it mounted and open it by `opened`. */
export function MoneyAccountDialog({ opened, onClose, id }: Props) {
  const t = useTexts(moneyAccountScreenMessages);
  const { outlets } = useSession();
  const save = useSend(moneyAccountContract.save);
  const form = useAppForm(moneyAccountForm, newMoneyAccountValues);
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: moneyAccountContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newMoneyAccountValues : moneyAccountValues(found)),
    fields: 7,
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
          name="kind"
          label={t('kind')}
          options={moneyGroups.map((group) => ({ value: group, label: t(group) }))}
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
        {kind === 'CASH' ? null : (
          <>
            <TextField control={control} name="bankName" label={t('bankName')} maxLength={100} />
            <TextField control={control} name="accountNumber" label={t('accountNumber')} maxLength={40} />
          </>
        )}
        <SelectField
          control={control}
          name="outletId"
          label={t('outlet')}
          placeholder={t('everyOutlet')}
          options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
          clearable
        />
      </FormGrid>
    </FormDialog>
  );
}
