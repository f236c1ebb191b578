import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useListState } from '../../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../../ui/dates/DateRangeFilter.tsx';
import { PrintChosen } from '../../../../ui/list/bulk/PrintChosen.tsx';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import { useAddressDialog, useAddressTextDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import type { SettlementDetail } from '../payment-form.ts';
import { useSettlementColumns, useSettlementName } from './settlement-columns.tsx';
import { type ActedSettlement, useSettlementActions } from './use-settlement-actions.tsx';
import { settlementFilters, useSettlementFilters } from './use-settlement-filters.ts';

const SettlementDialogs = lazy(async () => ({ default: (await import('./SettlementDialogs.tsx')).SettlementDialogs }));

/** In place of a customer's id in the address: nobody is chosen yet. */
const anybody = 'new';

/** Receipts of money that came in and went out: found, viewed, printed, edited, deleted; and receiving from a customer. */
export function SettlementListPage() {
  const t = useTexts(settlementScreenMessages);
  const frame = useTexts(frameMessages);
  const list = useListState({ filters: settlementFilters });
  // As the menu calls its two directions.
  const titles: Readonly<Record<string, string>> = { RECEIVED: frame('paymentsReceived'), PAID: frame('paymentsMade') };
  const answer = useCall(paymentContract.listSettlements, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  // Other screens lead here with the id of the customer or the vendor.
  const receive = useAddressTextDialog('receive');
  const refund = useAddressDialog('payBack');
  const receiveBack = useAddressDialog('receiveBack');
  const edit = useDialog<ActedSettlement>();
  const share = useDialog<ActedSettlement>();
  const removal = useDialog<ActedSettlement>();
  const saved = useDialog<SettlementDetail>();
  const actionsOf = useSettlementActions({
    view: detail.open,
    edit: edit.open,
    share: share.open,
    remove: removal.open,
  });
  const isAsked = [detail, receive, refund, receiveBack, edit, share, removal, saved].some(
    (dialog) => dialog.target !== null,
  );
  return (
    <>
      <ListPage
        title={titles[list.filters.kind] ?? t('title')}
        list={list}
        answer={answer}
        call={paymentContract.listSettlements}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="settlement" list={paymentContract.listSettlements} rows={rows} nameOf={nameOf} />
        )}
        hasSums
        columns={useSettlementColumns(list.filters.mode)}
        rowKey={(row) => row.id}
        rowName={useSettlementName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={useSettlementFilters(list.filters.customerId)}
        searchLabel={t('searchLabel')}
        add={{
          label: t('add'),
          needs: paymentContract.createSettlement,
          needsProfile: true,
          onClick: () => receive.open(anybody),
        }}
        empty={{ text: t('empty') }}
        toolbar={
          <DateRangeFilter
            label={t('date')}
            value={{ from: list.filters.fromDateAD, to: list.filters.toDateAD }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {isAsked ? (
        <Suspense>
          <SettlementDialogs
            detail={detail}
            receive={receive}
            refund={refund}
            receiveBack={receiveBack}
            edit={edit}
            share={share}
            removal={removal}
            saved={saved}
          />
        </Suspense>
      ) : null}
    </>
  );
}
