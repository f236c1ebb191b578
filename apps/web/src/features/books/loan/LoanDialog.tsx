import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanForm } from '@bahi/contract/books/loan/loan-forms';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import type { z } from '@bahi/contract/zod';
import { loanEvery, loanWays } from '@bahi/domain/numbers/loan';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { AccountField } from '../voucher/AccountField.tsx';
import { type Loan, loanValues, newLoanValues } from './loan-form.ts';
import { useLoanAccounts } from './use-loan-accounts.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null };
type Form = AppForm<z.input<typeof loanForm>>;

/** Registers one (`id` null) or mends it. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function LoanDialog({ opened, onClose, id }: Props) {
  const t = useTexts(loanScreenMessages);
  const { outlets, officeId } = useSession();
  const save = useSend(loanContract.save);
  const form = useAppForm(loanForm, newLoanValues);
  const { control } = form;
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: loanContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newLoanValues : loanValues(found)),
    fields: 12,
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
        <TextField control={control} name="lender" label={t('lender')} maxLength={100} required />
        {officeId === null && outlets.length > 1 ? (
          <SelectField
            control={control}
            name="outletId"
            label={t('outlet')}
            options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
            required
          />
        ) : null}
        <Accounts form={form} opened={opened} loan={id === null ? undefined : record} />
        <Terms form={form} isEdited={id !== null} />
        <WholeRow>
          <TextareaField control={control} name="note" label={t('note')} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}

function Accounts({ form: { control }, opened, loan }: { form: Form; opened: boolean; loan: Loan | undefined }) {
  const t = useTexts(loanScreenMessages);
  const outletId = useWatch({ control, name: 'outletId' });
  const interestAccount = useField({ control, name: 'interestAccountId' });
  const category = useField({ control, name: 'categoryId' });
  const { interest, loans, isLoading } = useLoanAccounts({ outletId, enabled: opened, loan });
  return (
    <>
      <SelectField
        control={control}
        name="accountId"
        label={t('account')}
        description={t('accountHint')}
        options={loans}
        isLoading={isLoading}
        required
      />
      <AccountField
        label={t('interestAccount')}
        account={interestAccount}
        category={category}
        accounts={{ options: interest, isLoading }}
      />
    </>
  );
}

/** What is owed since when, at which rate, and how it is paid back. */
function Terms({ form: { control }, isEdited }: { form: Form; isEdited: boolean }) {
  const t = useTexts(loanScreenMessages);
  const { todayAD } = useSession();
  return (
    <>
      <AmountField control={control} name="amount" label={t('amount')} description={t('amountHint')} required />
      <DateField control={control} name="fromOnAD" label={t('fromOn')} max={todayAD} required />
      <TextField
        control={control}
        name="rate"
        label={t('rate')}
        {...(isEdited ? { description: t('rateHint') } : {})}
        required
      />
      <SelectField
        control={control}
        name="way"
        label={t('way')}
        options={loanWays.map((value) => ({ value, label: t(`LOAN_${value}`) }))}
        required
      />
      <SelectField
        control={control}
        name="every"
        label={t('every')}
        options={loanEvery.map((value) => ({ value, label: t(`LOAN_${value}`) }))}
        required
      />
      <DateField control={control} name="dueOnAD" label={t('dueOn')} required />
      <TextField control={control} name="instalments" label={t('instalments')} inputMode="numeric" required />
    </>
  );
}
