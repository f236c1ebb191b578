import { screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { transferDirection, transferState } from '@bahi/contract/stock/stock-transfer/stock-transfer-form';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { lazy, Suspense } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import type { TransferRow } from './transfer-rows.ts';
import classes from './TransferList.module.css';
import { useTransferActions } from './use-transfer-actions.tsx';
import { useTransferColumns } from './use-transfer-columns.tsx';

const StockTransferDialogs = lazy(async () => ({
  default: (await import('./StockTransferDialogs.tsx')).StockTransferDialogs,
}));
const filters = ['state', 'direction', 'outletId', 'fromDateAD', 'toDateAD'] as const;

/** What outlets send to each other: what is on its way and worth, and what arrived. */
export function StockTransferListPage() {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const list = useListState({ filters });
  const answer = useCall(stockTransferContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const cancelling = useDialog<TransferRow>();
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const inTransit = answer.data?.inTransit;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={stockTransferContract.list}
        columns={useTransferColumns()}
        rowKey={(row) => row.id}
        rowName={usePaperName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useTransferActions({ view: detail.open, cancel: cancelling.open })}
        filters={useTransferFilters(list.filters.outletId !== undefined && list.filters.outletId !== '')}
        searchLabel={paper('searchLabel')}
        add={{ label: t('add'), needs: stockTransferContract.save, to: screens.newStockTransfer }}
        empty={{ text: t('emptyText') }}
        toolbar={
          <>
            <DateRangeFilter
              label={t('sentOn')}
              value={{ from, to }}
              onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
            />
            {inTransit === undefined || inTransit.count === 0 ? null : <OnItsWay {...inTransit} />}
          </>
        }
      />
      {detail.target === null && cancelling.target === null ? null : (
        <Suspense>
          <StockTransferDialogs detail={detail} cancelling={cancelling} />
        </Suspense>
      )}
    </>
  );
}

/** How much of what the reader sees is between two outlets. */
function OnItsWay({ count, value }: { count: number; value: number | null }) {
  const t = useTexts(stockTransferScreenMessages);
  const language = useLanguage();
  const said = { count: formatNumber(count, language) };
  return (
    <span className={classes.way}>
      {value === null
        ? t('onItsWay', said)
        : t('onItsWayWorth', { ...said, amount: formatRupees(paisaOf(value), language) })}
    </span>
  );
}

/** What leaves and what comes is asked of one outlet: the user's, or the one that is chosen. */
function useTransferFilters(isOutletChosen: boolean): Filter<'state' | 'direction' | 'outletId'>[] {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const ofOutlet: Filter<'outletId'> = {
    name: 'outletId',
    label: paper('outlet'),
    options: outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) })),
  };
  const ofDirection: Filter<'direction'> = {
    name: 'direction',
    label: t('direction'),
    options: transferDirection.words.map((direction) => ({ value: direction, label: t(direction) })),
  };
  return [
    {
      name: 'state',
      label: paper('status'),
      options: transferState.words.map((state) => ({ value: state, label: t(state) })),
    },
    ...(officeId === null && outlets.length > 1 ? [ofOutlet] : []),
    ...(officeId !== null || isOutletChosen ? [ofDirection] : []),
  ];
}
