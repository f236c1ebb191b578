import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Choice } from '../../../../ui/fields/SearchSelect.tsx';

/** The bank accounts that cheques may be put into. */
export function useBanks(): Choice[] {
  const { can } = useSession();
  const found = useCall(moneyAccountContract.choices, { query: {} }, { enabled: can(moneyAccountContract.choices) });
  return (found.data ?? [])
    .filter(({ kind }) => kind === 'BANK')
    .map(({ id, name, nameNp, code }) => ({ value: id, label: name, labelNp: nameNp, remark: code }));
}
