import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import {
  bankExpenseForm,
  bankJournalForm,
  bankPaymentForm,
  bankTransferForm,
} from '@bahi/contract/books/bank-statement/bank-statement-form';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { PartySelectField } from '../../../../ui/fields/PartySelectField.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { CategoryField } from '../../../money/category/CategoryField.tsx';
import { customersToInvoice } from '../../../parties/customer/customer-sources.ts';
import { vendors } from '../../../parties/vendor/vendor-source.ts';
import { AccountField } from '../../voucher/AccountField.tsx';
import { useVoucherAccounts } from '../../voucher/use-voucher-accounts.ts';
import type { BankAccount, BankLine } from '../book-words.ts';
import { BillField } from './BillField.tsx';
import { EnterForm, OutletField, useFirstOutlet } from './EnterForm.tsx';

export type EnterProps = { line: BankLine; account: BankAccount; onDone: () => void };

/** A payment of an open bill, or of what a customer owes, the oldest bills first. */
export function EnterPayment({ line, account, onDone }: EnterProps) {
  const t = useTexts(bankStatementScreenMessages);
  const outletId = useFirstOutlet(account);
  const send = useSend(bankStatementContract.makePayment);
  const isIn = line.amount > 0;
  const form = useAppForm(bankPaymentForm, {
    componentEntityId: '',
    customerId: isIn ? (line.customerId ?? '') : '',
    outletId,
    remarks: line.reference ?? '',
  });
  return (
    <EnterForm form={form} onSave={(body) => send.mutateAsync({ params: { id: line.id }, body })} onDone={onDone}>
      <BillField form={form} lineId={line.id} />
      {isIn ? (
        <>
          <PartySelectField source={customersToInvoice} control={form.control} name="customerId" current={null} />
          <OutletField control={form.control} name="outletId" />
        </>
      ) : null}
      <TextField control={form.control} name="remarks" label={t('reference')} />
    </EnterForm>
  );
}

/** An expense that the line paid. */
export function EnterExpense({ line, account, onDone }: EnterProps) {
  const t = useTexts(bankStatementScreenMessages);
  const outletId = useFirstOutlet(account);
  const send = useSend(bankStatementContract.makeExpense);
  const form = useAppForm(
    bankExpenseForm,
    newValues(bankExpenseForm, {
      vendorId: line.vendorId ?? '',
      heading: line.text.slice(0, longestHeading),
      outletId,
    }),
  );
  return (
    <EnterForm form={form} onSave={(body) => send.mutateAsync({ params: { id: line.id }, body })} onDone={onDone}>
      <PartySelectField source={vendors} control={form.control} name="vendorId" current={null} />
      <CategoryField
        control={form.control}
        name="categoryId"
        label={t('category')}
        required
        categoryType={categoryTypeOfSettled.PAID}
        current={null}
      />
      <TextField control={form.control} name="heading" label={t('heading')} required />
      <OutletField control={form.control} name="outletId" />
    </EnterForm>
  );
}

const longestHeading = 150;

/** Money to or from another account of the business. */
export function EnterTransfer({ line, account, onDone }: EnterProps) {
  const t = useTexts(bankStatementScreenMessages);
  const outletId = useFirstOutlet(account);
  const send = useSend(bankStatementContract.makeTransfer);
  const form = useAppForm(bankTransferForm, newValues(bankTransferForm, { narration: line.text, outletId }));
  const { options, isLoading } = useVoucherAccounts(({ isMoney, id }) => isMoney && id !== account.id, null);
  return (
    <EnterForm form={form} onSave={(body) => send.mutateAsync({ params: { id: line.id }, body })} onDone={onDone}>
      <SelectField
        control={form.control}
        name="moneyAccountId"
        label={t('otherAccount')}
        options={options}
        isLoading={isLoading}
        required
      />
      <OutletField control={form.control} name="outletId" />
      <TextField control={form.control} name="narration" label={t('text')} />
    </EnterForm>
  );
}

/** Interest, charges and whatever else stands on an account of its own, or on a category of income or expenses. */
export function EnterJournal({ line, account, onDone }: EnterProps) {
  const t = useTexts(bankStatementScreenMessages);
  const outletId = useFirstOutlet(account);
  const send = useSend(bankStatementContract.makeJournal);
  const form = useAppForm(bankJournalForm, newValues(bankJournalForm, { narration: line.text, outletId }));
  const { control } = form;
  const bookedOn = useField({ control, name: 'accountId' });
  const category = useField({ control, name: 'categoryId' });
  const accounts = useVoucherAccounts(({ isOpenedAlone, id }) => !isOpenedAlone && id !== account.id, null);
  return (
    <EnterForm form={form} onSave={(body) => send.mutateAsync({ params: { id: line.id }, body })} onDone={onDone}>
      <AccountField account={bookedOn} category={category} accounts={accounts} label={t('otherAccount')} />
      <OutletField control={control} name="outletId" />
      <TextField control={control} name="narration" label={t('text')} />
    </EnterForm>
  );
}
