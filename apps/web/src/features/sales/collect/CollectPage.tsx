import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { promiseFilters } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { dueAgeNames } from '@bahi/domain/numbers/due-ages';
import { Button } from '@mantine/core';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { OutletChip } from '../../../ui/list/OutletChip.tsx';
import { ReminderDialog } from '../reminder/ReminderDialog.tsx';
import { useCollectColumns } from './collect-columns.tsx';
import { DuesDialog } from './DuesDialog.tsx';
import { DuesSummary } from './DuesSummary.tsx';
import { PromiseDialog } from './PromiseDialog.tsx';
import { RemindManyDialog } from './RemindManyDialog.tsx';
import { type Asking, useDuesActions } from './use-dues-actions.tsx';

const filterNames = ['age', 'isOverdue', 'promise', 'isOverLimit', 'outletId'] as const;
/** Who is reminded together; null: whoever the filter finds. Once they were, the choice of them ends. */
type Many = { opened: boolean; ids: readonly number[] | null; onSent?: (() => void) | undefined };
type FilterName = (typeof filterNames)[number];

/** Who owes, by age, on one screen: called, written to, reminded, and what they promised. */
export function CollectPage() {
  const t = useTexts(collectScreenMessages);
  const customer = useTexts(customerScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const list = useListState({ filters: filterNames, sort: '-overdueAmount' });
  const answer = useCall(collectContract.list, { query: list.query }, { keepPrevious: true });
  const [view, promising, reminding] = [useAddressDialog('view'), useDialog<number>(), useDialog<Asking>()];
  const [many, setMany] = useState<Many>({ opened: false, ids: null });
  const outletId = Number(list.filters.outletId) || null;
  const openers = { view: view.open, promise: promising.open, remind: reminding.open };
  const mayRemind = can(collectContract.remind) && !isBusinessInactive;
  const remindButton = (label: string, ids: readonly number[] | null, onSent?: () => void) => (
    <Button
      variant="default"
      leftSection={<BellRing size={18} aria-hidden />}
      disabled={ids?.length === 0}
      onClick={() => setMany({ opened: true, ids, onSent })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={collectContract.list}
        columns={useCollectColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => view.open(row.id)}
        actionsOf={useDuesActions(openers)}
        filters={useFilters()}
        searchLabel={customer('searchLabel')}
        toolbar={
          <OutletChip
            label={t('outlet')}
            value={list.filters.outletId}
            onChange={(value) => list.setFilter('outletId', value)}
          />
        }
        actions={mayRemind && (answer.data?.recordsTotal ?? 0) > 0 ? remindButton(t('remindMany'), null) : null}
        bulkActions={(rows, onClear) =>
          mayRemind
            ? remindButton(
                t('remindChosen'),
                rows.map(({ id }) => id),
                onClear,
              )
            : null
        }
        head={
          answer.data === undefined || answer.data.recordsTotal === 0 ? null : (
            <DuesSummary
              totals={answer.data.totals}
              age={list.filters.age}
              onAge={(age) => list.setFilter('age', age)}
            />
          )
        }
        empty={{
          text: t('empty'),
          next: { label: ui('toInvoices'), to: screens.invoices, needs: invoiceContract.list },
        }}
      />
      <DuesDialog opened={view.opened} customerId={view.target} outletId={outletId} onClose={view.close} {...openers} />
      <PromiseDialog opened={promising.opened} customerId={promising.target} onClose={promising.close} />
      <ReminderDialog
        opened={reminding.opened}
        onClose={reminding.close}
        subject={reminding.target?.subject ?? null}
        way={reminding.target?.way}
      />
      <RemindManyDialog
        opened={many.opened}
        ids={many.ids}
        filter={whoOf(list)}
        outletId={outletId}
        onSent={many.onSent}
        onClose={() => setMany((before) => ({ ...before, opened: false }))}
      />
    </>
  );
}

/** Who is listed, without the page and the order. */
function whoOf({ query }: ListState<FilterName>) {
  const { pageNumber: _page, pageSize: _size, sort: _sort, ...who } = query;
  return who;
}

function useFilters(): Filter<FilterName>[] {
  const t = useTexts(collectScreenMessages);
  return [
    { name: 'age', label: t('age'), options: dueAgeNames.map((value) => ({ value, label: t(value) })) },
    {
      name: 'isOverdue',
      label: t('overdue'),
      options: [
        { value: 'true', label: t('overdueOnly') },
        { value: 'false', label: t('notOverdue') },
      ],
    },
    {
      name: 'promise',
      label: t('promise'),
      options: promiseFilters.map((value) => ({ value, label: t(value === 'NONE' ? 'NO_PROMISE' : value) })),
    },
    {
      name: 'isOverLimit',
      label: t('credit'),
      options: [
        { value: 'true', label: t('isOverLimit') },
        { value: 'false', label: t('isWithinLimit') },
      ],
    },
  ];
}
