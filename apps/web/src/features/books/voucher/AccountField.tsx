import type { ComponentProps } from 'react';
import type { useField } from '../../../ui/fields/field.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { keyOfAccount, type useVoucherAccounts } from './use-voucher-accounts.ts';

type Field = ReturnType<typeof useField>;
type Props = Pick<ComponentProps<typeof SearchSelect>, 'label' | 'aria-label'> & {
  /** The fields of a form that hold the account and, of some accounts, the category. */
  account: Field;
  category: Field;
  accounts: Pick<ReturnType<typeof useVoucherAccounts>, 'options' | 'isLoading'>;
};

/** The account that something is booked on, or one category of it. */
export function AccountField({ account, category, accounts, ...named }: Props) {
  return (
    <SearchSelect
      {...named}
      ref={account.ref}
      name={account.name}
      required
      value={keyOfAccount(account.text, category.text)}
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
