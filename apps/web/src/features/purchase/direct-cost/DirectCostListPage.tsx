import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useVendorFilter } from '../../parties/vendor/use-vendor-filter.ts';
import { useDirectCostColumns } from './direct-cost-columns.tsx';
import { type CostDialog, type CostRow, useCostName } from './direct-cost-rows.ts';
import { useCostActions } from './use-cost-actions.tsx';

const DirectCostDialogs = lazy(async () => ({ default: (await import('./DirectCostDialogs.tsx')).DirectCostDialogs }));

const costFilters = ['paymentStatus', 'vendorId'] as const;

/** What it cost to bring goods home, of all purchases: found, viewed, paid, cancelled. It is added to a purchase. */
export function DirectCostListPage() {
  const t = useTexts(directCostScreenMessages);
  const list = useListState({ filters: costFilters });
  const answer = useCall(directCostContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const dialog = useDialog<CostDialog>();
  const openers = {
    view: detail.open,
    pay: (row: CostRow) => dialog.open({ kind: 'pay', row }),
    cancel: (row: CostRow) => dialog.open({ kind: 'cancel', row }),
    leadsToPurchase: true,
  };
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={directCostContract.list}
        hasSums
        columns={useDirectCostColumns()}
        rowKey={(row) => row.id}
        rowName={useCostName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useCostActions(openers)}
        filters={useCostFilters(list.filters.vendorId)}
        searchLabel={t('searchLabel')}
        empty={{
          text: t('emptyText'),
          next: { label: t('toPurchases'), to: screens.purchases, needs: purchaseContract.list },
        }}
        actions={
          <Button component={Link} to={screens.purchases} variant="default">
            {t('toPurchases')}
          </Button>
        }
      />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <DirectCostDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}

function useCostFilters(vendorId: string): Filter<(typeof costFilters)[number]>[] {
  const ui = useTexts(uiMessages);
  const vendors = useVendorFilter(vendorId);
  return [
    {
      name: 'paymentStatus',
      label: ui('paymentStatus'),
      options: [
        { value: 'DUE', label: ui('due') },
        { value: 'PARTIALLY_PAID', label: ui('partiallyPaid') },
        { value: 'PAID', label: ui('paid') },
      ],
    },
    ...vendors,
  ];
}
