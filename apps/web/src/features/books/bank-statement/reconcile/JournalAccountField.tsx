import type { bankJournalForm } from '@bahi/contract/books/bank-statement/bank-statement-form';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';
import { keyOfAccount, useVoucherAccounts } from '../../voucher/use-voucher-accounts.ts';

type Values = z.input<typeof bankJournalForm>;

/** The account that a line is booked on, or one category of it. */
export function JournalAccountField({ form, without }: { form: AppForm<Values>; without: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const { control } = form;
  const account = useField<Values>({ control, name: 'accountId' });
  const category = useField<Values>({ control, name: 'categoryId' });
  const [accountId, categoryId] = useWatch({ control, name: ['accountId', 'categoryId'] });
  const accounts = useVoucherAccounts(({ isOpenedAlone, id }) => !isOpenedAlone && id !== without, null);
  return (
    <SearchSelect
      ref={account.ref}
      name={account.name}
      label={t('otherAccount')}
      required
      value={keyOfAccount(accountId, categoryId)}
      options={accounts.options}
      isLoading={accounts.isLoading}
      onChange={(key) => {
        const [id = '', ofCategory = ''] = String(key).split(':');
        account.change(id === '' ? '' : Number(id));
        category.change(ofCategory === '' ? '' : Number(ofCategory));
      }}
      onBlur={account.blur}
      error={account.error ?? category.error}
    />
  );
}
