import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseState } from '@bahi/contract/books/day-close/day-close-answer';
import { dayCloseMessages } from '@bahi/contract/books/day-close/day-close.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { screens } from '@bahi/contract/screens';
import { lazy, Suspense } from 'react';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useDayCloseColumns } from './day-close-columns.tsx';
import type { DayClose } from './day-close-form.ts';
import { useDayCloseActions } from './use-day-close-actions.tsx';
import { useLongDay } from '../../../ui/dates/DateText.tsx';

registerTexts(dayCloseMessages);

const DayCloseDialogs = lazy(async () => ({ default: (await import('./DayCloseDialogs.tsx')).DayCloseDialogs }));
const filters = ['moneyAccountId', 'outletId', 'differs', 'state', 'fromDateAD', 'toDateAD'] as const;

/** The closes of cash boxes: found, seen, printed, taken back. */
export function DayCloseListPage() {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const dayText = useLongDay();
  const list = useListState({ filters });
  const answer = useCall(dayCloseContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const cancelling = useDialog<DayClose>();
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={dayCloseContract.list}
        columns={useDayCloseColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => `${nameIn(language, row.accountName, row.accountNameNp)} · ${dayText(row.dateAD)}`}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useDayCloseActions({ view: detail.open, cancel: cancelling.open })}
        filters={useCloseFilters()}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: dayCloseContract.create, to: screens.newDayClose }}
        empty={{ text: t('emptyText') }}
        toolbar={
          <DateRangeFilter
            label={t('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && cancelling.target === null ? null : (
        <Suspense>
          <DayCloseDialogs detail={detail} cancelling={cancelling} />
        </Suspense>
      )}
    </>
  );
}

function useCloseFilters(): Filter<'moneyAccountId' | 'outletId' | 'differs' | 'state'>[] {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const { data } = useCall(dayCloseContract.choices, {});
  const boxes = data?.boxes ?? [];
  const named = ({ id, name, nameNp }: { id: number; name: string; nameNp: string | null }) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  });
  return [
    ...(boxes.length > 1 ? [{ name: 'moneyAccountId' as const, label: t('box'), options: boxes.map(named) }] : []),
    ...(officeId === null && outlets.length > 1
      ? [{ name: 'outletId' as const, label: t('outlet'), options: outlets.map(named) }]
      : []),
    {
      name: 'differs',
      label: t('count'),
      options: [
        { value: 'true', label: t('differs') },
        { value: 'false', label: t('agrees') },
      ],
    },
    {
      name: 'state',
      label: t('state'),
      options: dayCloseState.words.map((state) => ({ value: state, label: t(state) })),
    },
  ];
}
