import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useListState } from '../../../../platform/use-list-state.ts';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import { useAddressDialog, useAddressTextDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { useReceiptColumns, useReceiptName } from './receipt-columns.tsx';
import { type ActedReceipt, useReceiptActions } from './use-receipt-actions.tsx';
import { receiptFilters, useReceiptFilters } from './use-receipt-filters.ts';

const ReceiptDialogs = lazy(async () => ({ default: (await import('./ReceiptDialogs.tsx')).ReceiptDialogs }));

/** In place of a customer's id in the address: nobody is chosen yet. */
const anybody = 'new';

/** Receipts of money that came in and went out: found, viewed, printed, edited, deleted; and receiving from a customer. */
export function ReceiptListPage() {
  const t = useTexts(receiptScreenMessages);
  const list = useListState({ filters: receiptFilters });
  const answer = useCall(paymentContract.listReceipts, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  // Other screens lead here with the customer's id.
  const receive = useAddressTextDialog('receive');
  const edit = useDialog<ActedReceipt>();
  const removal = useDialog<ActedReceipt>();
  const actionsOf = useReceiptActions({ view: detail.open, edit: edit.open, remove: removal.open });
  const isAsked = [detail, receive, edit, removal].some((dialog) => dialog.target !== null);
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useReceiptColumns()}
        rowKey={(row) => row.id}
        rowName={useReceiptName()}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={useReceiptFilters()}
        searchLabel={t('searchLabel')}
        add={{
          label: t('add'),
          needs: paymentContract.createReceipt,
          needsProfile: true,
          onClick: () => receive.open(anybody),
        }}
        emptyText={t('empty')}
      />
      {isAsked ? (
        <Suspense>
          <ReceiptDialogs detail={detail} receive={receive} edit={edit} removal={removal} />
        </Suspense>
      ) : null}
    </>
  );
}
