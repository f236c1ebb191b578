import { cbmsContract, cbmsStates } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsMessages } from '@bahi/contract/sales/cbms/cbms.messages';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { reportedAs } from '@bahi/domain/document-kinds';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { CbmsDetailDialog } from './CbmsDetailDialog.tsx';
import { CbmsHead } from './CbmsHead.tsx';
import { CbmsMarkDialog } from './CbmsMarkDialog.tsx';
import type { CbmsReport } from './cbms-rows.ts';
import { CbmsSetupDialog } from './CbmsSetupDialog.tsx';
import { useCbmsActions } from './use-cbms-actions.tsx';
import { useCbmsColumns } from './use-cbms-columns.tsx';

registerTexts(cbmsMessages);

const filters = ['state', 'what', 'fromDateAD', 'toDateAD'] as const;
const everyMilliseconds = 3000;

/** What the tax office's receiver is told of bills and returns: how much stands where, and each of them. */
export function CbmsPage() {
  const t = useTexts(cbmsScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const list = useListState({ filters });
  const answer = useCall(cbmsContract.list, { query: list.query }, { keepPrevious: true });
  const outbox = useCall(cbmsContract.state, {});
  const setUp = useDialog<true>();
  const detail = useAddressDialog('view');
  const mark = useDialog<CbmsReport>();
  const actionsOf = useCbmsActions(mark.open);
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const setup = outbox.data?.setup ?? null;
  // Where nothing is tried at the moment there is nothing to look for.
  const isGoing = setup !== null && setup.isOn && setup.stop === null && setup.pausedUntil === null;
  const isUnderWay =
    isGoing && answer.data?.rows.some(({ state }) => state === 'WAITING' || state === 'SENDING') === true;
  useLookAgain(isUnderWay, () => {
    void answer.refetch();
    void outbox.refetch();
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={cbmsContract.list}
        columns={useCbmsColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.number}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => [
          { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => detail.open(row.id) },
          ...actionsOf(row),
        ]}
        filters={[
          { name: 'state', label: t('state'), options: cbmsStates.map((value) => ({ value, label: t(value) })) },
          { name: 'what', label: t('what'), options: reportedAs.map((value) => ({ value, label: t(value) })) },
        ]}
        searchLabel={t('searchLabel')}
        empty={{
          text: t('emptyText'),
          next: { label: ui('toInvoices'), to: screens.invoices, needs: invoiceContract.list },
        }}
        head={<CbmsHead outbox={outbox} onSetUp={() => setUp.open(true)} />}
        toolbar={
          <DateRangeFilter
            label={goods('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      <CbmsDetailDialog opened={detail.opened} onClose={detail.close} id={detail.target} onMark={mark.open} />
      <CbmsMarkDialog opened={mark.opened} onClose={mark.close} report={mark.target} />
      <CbmsSetupDialog opened={setUp.opened} onClose={setUp.close} />
    </>
  );
}

/** Looks again whether something has gone, as long as anything is on its way. */
function useLookAgain(isUnderWay: boolean, look: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(look, everyMilliseconds);
    return () => clearInterval(timer);
  });
}
