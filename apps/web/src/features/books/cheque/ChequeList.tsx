import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { chequeStates } from '@bahi/domain/posting/cash/cheque';
import { Button } from '@mantine/core';
import { Landmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useCustomerFilter } from '../../parties/customer/use-customer-filter.ts';
import { useVendorFilter } from '../../parties/vendor/use-vendor-filter.ts';
import { useChequeColumns } from './cheque-columns.tsx';
import type { ChequeTask } from './cheque-forms.ts';
import { useChequeActions } from './use-cheque-actions.tsx';

const ChequeDialogs = lazy(async () => ({ default: (await import('./ChequeDialogs.tsx')).ChequeDialogs }));
const filters = ['state', 'customerId', 'vendorId', 'moneyAccountId', 'outletId', 'fromDateAD', 'toDateAD'] as const;

/** Cheques of one direction: found, seen, and moved on their way. */
export function ChequeList({ kind }: { kind: SettlementDirection }) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const list = useListState({ filters });
  const query = { ...list.query, kind };
  const answer = useCall(chequeContract.list, { query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const task = useDialog<ChequeTask>();
  const deposit = useDialog<true>();
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const mayDeposit = kind === 'RECEIVED' && can(chequeContract.deposit) && !isBusinessInactive;
  const isOpen = detail.target !== null || task.target !== null || deposit.target !== null;
  return (
    <>
      <ListPage
        title={t(kind)}
        list={list}
        answer={answer}
        call={chequeContract.list}
        query={query}
        hasSums
        columns={useChequeColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => `${nameIn(language, row.partyName, row.partyNameNp)} · ${row.number ?? ''}`}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useChequeActions({ view: detail.open, start: task.open })}
        filters={useChequeFilters(kind, list.filters)}
        searchLabel={t('searchLabel')}
        empty={{
          text: t('emptyText'),
          next: { label: t('toPayments'), to: screens.payments, needs: paymentContract.listSettlements },
        }}
        actions={
          mayDeposit ? (
            <Button leftSection={<Landmark size={18} aria-hidden />} onClick={() => deposit.open(true)}>
              {t('depositChosen')}
            </Button>
          ) : null
        }
        toolbar={
          <DateRangeFilter
            label={t('chequeDate')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {isOpen ? (
        <Suspense>
          <ChequeDialogs detail={detail} task={task} deposit={deposit} />
        </Suspense>
      ) : null}
    </>
  );
}

type ChequeFilter = (typeof filters)[number];

const statesOf = {
  RECEIVED: chequeStates.filter((state) => state !== 'ISSUED' && state !== 'CANCELLED'),
  PAID: chequeStates.filter((state) => state !== 'IN_HAND' && state !== 'DEPOSITED' && state !== 'RETURNED'),
} as const;

function useChequeFilters(
  kind: SettlementDirection,
  { customerId, vendorId }: Readonly<Record<'customerId' | 'vendorId', string>>,
): Filter<ChequeFilter>[] {
  const t = useTexts(chequeScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can, outlets, officeId } = useSession();
  const banks = useCall(moneyAccountContract.choices, { query: {} }, { enabled: can(moneyAccountContract.choices) });
  const customers = useCustomerFilter(t('party'), customerId);
  const vendors = useVendorFilter(vendorId);
  const named = ({ id, name, nameNp }: { id: number; name: string; nameNp: string | null }) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  });
  const ofBank = (banks.data ?? []).filter((one) => one.kind === 'BANK');
  return [
    { name: 'state', label: ui('status'), options: statesOf[kind].map((state) => ({ value: state, label: t(state) })) },
    ...(kind === 'RECEIVED' ? customers : vendors),
    ...(ofBank.length === 0
      ? []
      : [{ name: 'moneyAccountId' as const, label: t('account'), options: ofBank.map(named) }]),
    ...(officeId === null && outlets.length > 1
      ? [{ name: 'outletId' as const, label: t('outlet'), options: outlets.map(named) }]
      : []),
  ];
}
