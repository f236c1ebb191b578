import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountMessages } from '@bahi/contract/books/money-account/money-account.messages';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import { BookOpen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { useLedgerPath } from '../own-account/use-ledger-path.ts';
import { useMoneyAccountColumns } from './money-account-columns.tsx';
import type { MoneyAccount } from './money-account-form.ts';
import { MoneyAccountDetailDialog } from './MoneyAccountDetailDialog.tsx';
import { MoneyAccountDialog } from './MoneyAccountDialog.tsx';

registerTexts(moneyAccountMessages);

const iconPixels = 16;

/** Cash boxes, bank accounts and wallets, with what is there now; each opens its ledger. */
export function MoneyAccountListPage() {
  const t = useTexts(moneyAccountScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const ledgerPath = useLedgerPath();
  const list = useListState({ filters: ['kind', 'isActive'] });
  const answer = useCall(moneyAccountContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const kindFilter = {
    name: 'kind',
    label: t('kind'),
    options: moneyGroups.map((group) => ({ value: group, label: t(group) })),
  } as const;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useMoneyAccountColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => (ledgerPath === null ? detail.open(row.id) : void navigate(ledgerPath(row.code)))}
        actionsOf={useMoneyActions({ view: detail.open, edit: form.open })}
        filters={[kindFilter, useActiveFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: moneyAccountContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty') }}
      />
      <MoneyAccountDetailDialog
        opened={detail.opened}
        id={detail.target}
        onClose={detail.close}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <MoneyAccountDialog opened={form.opened} id={form.target} onClose={form.close} />
    </>
  );
}

type Opens = { view: (id: number) => void; edit: (id: number) => void };

/** The usual account of a mode stays in use. */
function useMoneyActions({ view, edit }: Opens) {
  const words = useTexts(ownAccountScreenMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const ledgerPath = useLedgerPath();
  const toggle = useSend(moneyAccountContract.toggle);
  const offers = {
    view,
    edit: can('cash-and-bank.update') && can(moneyAccountContract.save) ? edit : undefined,
    more: ({ code }: MoneyAccount) => {
      if (ledgerPath === null) return [];
      const icon = <BookOpen size={iconPixels} aria-hidden />;
      return [{ label: words('ledger'), icon, onClick: () => void navigate(ledgerPath(code)) }];
    },
  };
  const actionsOf = useRecordActions<MoneyAccount>({
    ...offers,
    changeStatus: can(moneyAccountContract.toggle) ? ({ id }) => toggle.mutate({ params: { id } }) : undefined,
  });
  const actionsOfUsual = useRecordActions<MoneyAccount>({ ...offers, changeStatus: undefined });
  return (row: MoneyAccount) => (row.isBuiltIn ? actionsOfUsual(row) : actionsOf(row));
}
