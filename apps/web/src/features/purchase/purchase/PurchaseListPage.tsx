import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { usePurchaseColumns } from './purchase-columns.tsx';
import { type PurchaseRow, type RowDialog, usePurchaseName } from './purchase-rows.ts';
import { usePurchaseActions } from './use-purchase-actions.tsx';
import { purchaseFilters, usePurchaseFilters } from './use-purchase-filters.ts';

const PurchaseDialogs = lazy(async () => ({ default: (await import('./PurchaseDialogs.tsx')).PurchaseDialogs }));

/** The bills of vendors: found, viewed, gone on with, paid, cancelled. */
export function PurchaseListPage() {
  const t = useTexts(purchaseScreenMessages);
  const costs = useTexts(directCostScreenMessages);
  const list = useListState({ filters: purchaseFilters });
  const answer = useCall(purchaseContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<RowDialog>();
  const openers = {
    view: detail.open,
    pay: (row: PurchaseRow) => dialog.open({ kind: 'pay', row }),
    cancel: (row: PurchaseRow) => dialog.open({ kind: 'cancel', row }),
  };
  const { fromDateAD: from, toDateAD: to } = list.filters;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={purchaseContract.list}
        hasSums
        columns={usePurchaseColumns()}
        rowKey={(row) => row.id}
        rowName={usePurchaseName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={usePurchaseActions(openers)}
        filters={usePurchaseFilters(list.filters)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: purchaseContract.save, to: screens.newPurchase }}
        empty={{ text: t('emptyText') }}
        actions={
          <Button component={Link} to={screens.directCosts} variant="default">
            {costs('title')}
          </Button>
        }
        toolbar={
          <DateRangeFilter
            label={t('billDate')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <PurchaseDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
