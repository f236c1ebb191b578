import { prepaidForm } from '@bahi/contract/books/prepaid/prepaid-forms';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { AccountField } from '../voucher/AccountField.tsx';
import { newPrepaidValues, prepaidValues } from './prepaid-form.ts';
import { useExpenseAccounts } from './use-expense-accounts.ts';
import { useMonthOptions } from './use-month-options.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null };
type Values = z.input<typeof prepaidForm>;

/** Registers one (`id` null) or mends it. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function PrepaidDialog({ opened, onClose, id }: Props) {
  const t = useTexts(prepaidScreenMessages);
  const { outlets, officeId } = useSession();
  const save = useSend(prepaidContract.save);
  const form = useAppForm(prepaidForm, newPrepaidValues);
  const { control } = form;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: prepaidContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newPrepaidValues : prepaidValues(found)),
    fields: 8,
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
        <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" />
        <MonthFields form={form} />
        <AmountField control={control} name="amount" label={t('amount')} description={t('amountHint')} required />
        <ExpenseField form={form} opened={opened} />
        {officeId === null && outlets.length > 1 ? (
          <SelectField
            control={control}
            name="outletId"
            label={t('outlet')}
            options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
            required
          />
        ) : null}
        <WholeRow>
          <TextareaField control={control} name="note" label={t('note')} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}

/** The first and the last month; the last is offered from the first on. */
function MonthFields({ form: { control } }: { form: AppForm<Values> }) {
  const t = useTexts(prepaidScreenMessages);
  const [firstMonth, lastMonth] = useWatch({ control, name: ['firstMonth', 'lastMonth'] });
  const optionsOf = useMonthOptions();
  return (
    <>
      <SelectField
        control={control}
        name="firstMonth"
        label={t('firstMonth')}
        options={optionsOf({ chosen: firstMonth, from: null })}
        required
      />
      <SelectField
        control={control}
        name="lastMonth"
        label={t('lastMonth')}
        options={optionsOf({ chosen: lastMonth, from: firstMonth })}
        required
      />
    </>
  );
}

function ExpenseField({ form: { control }, opened }: { form: AppForm<Values>; opened: boolean }) {
  const t = useTexts(prepaidScreenMessages);
  const outletId = useWatch({ control, name: 'outletId' });
  const account = useField({ control, name: 'accountId' });
  const category = useField({ control, name: 'categoryId' });
  const accounts = useExpenseAccounts(outletId, opened);
  return <AccountField label={t('account')} account={account} category={category} accounts={accounts} />;
}
