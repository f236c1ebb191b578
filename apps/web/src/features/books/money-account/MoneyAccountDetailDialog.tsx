import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { MoneyAccount } from './money-account-form.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null; onEdit: (id: number) => void };

export function MoneyAccountDetailDialog({ opened, onClose, id, onEdit }: Props) {
  const t = useTexts(moneyAccountScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const enabled = id !== null && opened;
  const { data, error, refetch } = useCall(
    moneyAccountContract.get,
    { params: { id: id ?? 0 } },
    { enabled, staleTime: 0 },
  );
  const mayEdit = data !== undefined && can('cash-and-bank.update') && can(moneyAccountContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={data === undefined ? t('viewTitle') : nameIn(language, data.name, data.nameNp)}
      onEdit={mayEdit ? () => onEdit(data.id) : undefined}
    >
      {data !== undefined ? (
        <>
          <MoneyAccountDetails account={data} />
          <RecordHistory kind="MONEY_ACCOUNT" id={data.id} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

function MoneyAccountDetails({ account }: { account: MoneyAccount }) {
  const t = useTexts(moneyAccountScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { outletName, outletNameNp } = account;
  return (
    <DetailList
      details={
        {
          kind: { label: t('kind'), value: t(account.kind) },
          balanceAmount: { label: t('balance'), value: <MoneyText rupees={account.balanceAmount} withUnit /> },
          name: { label: t('nameEnglish'), value: account.name },
          nameNp: { label: t('nameNp'), value: account.nameNp },
          code: { label: t('code'), value: account.code },
          bankName: { label: t('bankName'), value: account.bankName },
          accountNumber: { label: t('accountNumber'), value: account.accountNumber },
          outletName: {
            label: t('outlet'),
            value: outletName === null ? t('everyOutlet') : nameIn(language, outletName, outletNameNp),
          },
          isActive: { label: ui('status'), value: <StatusBadge isActive={account.isActive} /> },
          outletId: null,
          isBuiltIn: null,
        } satisfies Details<MoneyAccount>
      }
    />
  );
}
