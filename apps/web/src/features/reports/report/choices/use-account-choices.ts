import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Choice } from '../../../../ui/fields/SearchSelect.tsx';

const ofProduct = Object.entries(accountWords).map(([value, { en, ne }]): Choice => ({
  value,
  label: en,
  labelNp: ne,
  remark: undefined,
}));

/**
 * The accounts of the tree by their codes, and the one of a code. Who may not read the tree chooses among the accounts
 * that every business begins with.
 */
export function useAccountChoices(code: string) {
  const { can } = useSession();
  const tree = useCall(ownAccountContract.list, { query: {} }, { enabled: can(ownAccountContract.list) });
  const accounts = tree.data?.rows.filter(({ isGroup }) => !isGroup);
  const options =
    accounts?.map((row): Choice => ({ value: row.code, label: row.name, labelNp: row.nameNp, remark: row.code })) ??
    ofProduct;
  const chosen = options.find(({ value }) => value === code) ?? { value: code, label: code, labelNp: code };
  return { options, chosen, isLoading: tree.isFetching };
}
