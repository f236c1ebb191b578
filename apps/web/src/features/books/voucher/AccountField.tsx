import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { useField } from '../../../ui/fields/field.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { keyOfAccount, type useVoucherAccounts } from './use-voucher-accounts.ts';
import type { LinedValues } from './voucher-form.ts';

type Props = {
  form: AppForm<LinedValues>;
  position: number;
  spokenLabel: string;
  accounts: ReturnType<typeof useVoucherAccounts>;
};

/** The account of a line, or one category of it. */
export function AccountField({ form, position, spokenLabel, accounts }: Props) {
  const t = useTexts(voucherScreenMessages);
  const { control } = form;
  const at = `lines.${position}` as const;
  const account = useField<LinedValues>({ control, name: `${at}.accountId` });
  const category = useField<LinedValues>({ control, name: `${at}.categoryId` });
  const [accountId, categoryId] = useWatch({ control, name: [`${at}.accountId`, `${at}.categoryId`] });
  return (
    <SearchSelect
      ref={account.ref}
      name={account.name}
      label={t('account')}
      aria-label={spokenLabel}
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
