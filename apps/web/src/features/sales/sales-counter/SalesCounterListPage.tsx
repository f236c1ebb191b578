import { counterStates } from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterMessages } from '@bahi/contract/sales/sales-counter/sales-counter.messages';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { lazy, Suspense } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { OutletChip } from '../../../ui/list/OutletChip.tsx';
import { type CounterTask, useCounterActions } from './use-counter-actions.tsx';
import { useCounterColumns } from './use-counter-columns.tsx';

registerTexts(salesCounterMessages);

const CounterDialogs = lazy(async () => ({ default: (await import('./CounterDialogs.tsx')).CounterDialogs }));

/** The registered counters: made, registered, looked after, closed. */
export function SalesCounterListPage() {
  const t = useTexts(salesCounterScreenMessages);
  const list = useListState({ filters: ['state', 'isWaiting', 'outletId'] });
  const answer = useCall(salesCounterContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const adding = useDialog<true>();
  const task = useDialog<CounterTask>();
  const actionsOf = useCounterActions({ view: detail.open, start: task.open });
  const isOpen = detail.target !== null || adding.target !== null || task.target !== null;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={salesCounterContract.list}
        columns={useCounterColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.code} · ${row.name}`}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => actionsOf(row)}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: counterStates.map((value) => ({ value, label: t(`COUNTER_${value}`) })),
          },
          { name: 'isWaiting', label: t('waiting'), options: [{ value: 'true', label: t('onlyWaiting') }] },
        ]}
        toolbar={
          <OutletChip
            label={t('outlet')}
            value={list.filters.outletId}
            onChange={(value) => list.setFilter('outletId', value)}
          />
        }
        searchLabel={t('searchLabel')}
        add={{
          label: t('add'),
          needs: salesCounterContract.create,
          needsProfile: true,
          onClick: () => adding.open(true),
        }}
        empty={{ text: t('empty') }}
      />
      {isOpen ? (
        <Suspense>
          <CounterDialogs detail={detail} adding={adding} task={task} />
        </Suspense>
      ) : null}
    </>
  );
}
