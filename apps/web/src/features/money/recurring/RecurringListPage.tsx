import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { repeatedWords } from '@bahi/contract/money/recurring/recurring-words';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { repeatedKindNames } from '@bahi/domain/posting/accounts/repeated-kinds';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Column, Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { ChooseRepeatedDialog } from './ChooseRepeatedDialog.tsx';
import type { RecurringRow } from './recurring-form.ts';
import { RecurringBadge, WaitingBadge } from './RecurringBadge.tsx';
import { RecurringDetailDialog } from './RecurringDetailDialog.tsx';
import { RecurringDialog, type RecurringTarget, type RepeatedIds } from './RecurringDialog.tsx';
import { useRhythm } from './use-rhythm.ts';

const filterNames = ['kind', 'isActive', 'isWaiting'] as const;
type FilterName = (typeof filterNames)[number];
const nothing: RecurringTarget = { id: null, documentId: null, voucherId: null };

/** What comes again: found, viewed, edited, paused. It is begun where the document or voucher stands that is to come again. */
export function RecurringListPage() {
  const t = useTexts(recurringScreenMessages);
  const { can } = useSession();
  const list = useListState({ filters: filterNames, sort: 'nextDayAD' });
  const answer = useCall(recurringContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(recurringContract.toggle);
  const form = useDialog<RecurringTarget>();
  const choice = useDialog<null>();
  const detail = useAddressDialog('view');
  const begun = useAddressDialog('repeat');
  const begunVoucher = useAddressDialog('repeatVoucher');
  const edit = (id: number, other: RepeatedIds | null = null): void => form.open({ ...(other ?? nothing), id });
  const actionsOf = useRecordActions<RecurringRow>({
    view: detail.open,
    edit: can('recurring.update') && can(recurringContract.save) ? (id) => edit(id) : undefined,
    changeStatus: can(recurringContract.toggle) ? ({ id }) => toggle.mutate({ params: { id } }) : undefined,
    statusLabel: ({ isActive }) => t(isActive ? 'pause' : 'resume'),
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={recurringContract.list}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={useFilters()}
        searchLabel={t('searchLabel')}
        empty={{ text: t('empty') }}
        add={{ label: t('add'), needs: recurringContract.save, onClick: () => choice.open(null) }}
      />
      <RecurringDetailDialog
        opened={detail.opened}
        id={detail.target}
        onClose={detail.close}
        onEdit={(id, other) => {
          detail.close();
          edit(id, other);
        }}
      />
      <ChooseRepeatedDialog opened={choice.opened} onClose={choice.close} />
      <RecurringDialog opened={form.opened} target={form.target ?? nothing} onClose={form.close} />
      <RecurringDialog
        opened={begun.opened && can(recurringContract.save)}
        target={{ ...nothing, documentId: begun.target }}
        onClose={begun.close}
      />
      <RecurringDialog
        opened={begunVoucher.opened && can(recurringContract.save)}
        target={{ ...nothing, voucherId: begunVoucher.target }}
        onClose={begunVoucher.close}
      />
    </>
  );
}

function useFilters(): Filter<FilterName>[] {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const kinds = repeatedKindNames.map((kind) => ({ value: kind, label: repeatedWords[kind][language] }));
  return [
    { name: 'kind', label: t('kind'), options: kinds },
    useActiveFilter(),
    { name: 'isWaiting', label: t('waiting'), options: [{ value: 'true', label: t('onlyWaiting') }] },
  ];
}

function useColumns(): Column<RecurringRow>[] {
  const t = useTexts(recurringScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const rhythm = useRhythm();
  return [
    { key: 'name', title: t('name'), cell: (row) => row.name, sort: 'name', card: 'who' },
    { key: 'kind', title: t('kind'), cell: (row) => repeatedWords[row.kind][language], card: 'more' },
    { key: 'party', title: t('partyOrAccounts'), cell: (row) => nameIn(language, row.partyName, row.partyNameNp) },
    {
      key: 'amount',
      title: t('amountColumn'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
      sort: 'amount',
      align: 'end',
      card: 'amount',
    },
    { key: 'rhythm', title: t('rhythm'), cell: rhythm, card: 'more', isSelfTold: true },
    {
      key: 'next',
      title: t('nextDay'),
      cell: (row) => <DateText ad={row.nextDayAD} />,
      sort: 'nextDayAD',
      card: 'date',
    },
    {
      key: 'waiting',
      title: t('waiting'),
      cell: (row) => <WaitingBadge count={row.waitingCount} />,
      cardCell: (row) => (row.waitingCount === 0 ? null : <WaitingBadge count={row.waitingCount} />),
      card: 'more',
      isSelfTold: true,
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <RecurringBadge row={row} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
