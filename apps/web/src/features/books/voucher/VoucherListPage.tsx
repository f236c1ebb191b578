import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherKind, voucherState } from '@bahi/contract/books/voucher/voucher-forms';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { approvalState } from '@bahi/contract/sales/approval/approval';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { PrintChosen } from '../../../ui/list/bulk/PrintChosen.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useVoucherActions } from './use-voucher-actions.tsx';
import { useVoucherColumns } from './voucher-columns.tsx';
import type { VoucherRow } from './voucher-form.ts';

registerTexts(voucherMessages);

const VoucherDialogs = lazy(async () => ({ default: (await import('./VoucherDialogs.tsx')).VoucherDialogs }));
const filters = ['kind', 'state', 'approval', 'account', 'outletId', 'fromDateAD', 'toDateAD'] as const;

/** Journals, money between own accounts, and opening balances: found, seen, printed, copied, taken back. */
export function VoucherListPage() {
  const t = useTexts(voucherScreenMessages);
  const list = useListState({ filters });
  const answer = useCall(voucherContract.list, { query: list.query }, { keepPrevious: true });
  const detail = useAddressDialog('view');
  const cancelling = useDialog<VoucherRow>();
  const rejecting = useDialog<VoucherRow>();
  const { fromDateAD: from, toDateAD: to } = list.filters;
  const actionsOf = useVoucherActions({ view: detail.open, cancel: cancelling.open, reject: rejecting.open });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={voucherContract.list}
        bulkActions={(rows, _onClear, nameOf) => (
          <PrintChosen of="voucher" list={voucherContract.list} rows={rows} nameOf={nameOf} />
        )}
        columns={useVoucherColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.code || t('waitingCode')}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => actionsOf(row)}
        filters={useVoucherFilters()}
        searchLabel={t('searchLabel')}
        add={{ label: t('addJournal'), needs: voucherContract.journal, to: screens.newJournal }}
        actions={<OtherForms />}
        empty={{ text: t('empty') }}
        hasSums
        toolbar={
          <DateRangeFilter
            label={t('date')}
            value={{ from, to }}
            onChange={(range) => list.setFilters({ fromDateAD: range.from, toDateAD: range.to })}
          />
        }
      />
      {detail.target === null && cancelling.target === null && rejecting.target === null ? null : (
        <Suspense>
          <VoucherDialogs {...{ detail, cancelling, rejecting }} />
        </Suspense>
      )}
    </>
  );
}

/** What else is written here than a journal. */
function OtherForms() {
  const t = useTexts(voucherScreenMessages);
  const { can, isBusinessInactive } = useSession();
  if (isBusinessInactive) return null;
  return (
    <>
      {can(voucherContract.enterOpening) ? (
        <Button variant="default" component={Link} to={screens.openingBalance}>
          {t('addOpening')}
        </Button>
      ) : null}
      {can(voucherContract.contra) ? (
        <Button variant="default" component={Link} to={screens.newContra}>
          {t('addContra')}
        </Button>
      ) : null}
    </>
  );
}

function useVoucherFilters(): Filter<'kind' | 'state' | 'approval' | 'account' | 'outletId'>[] {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const words = useTexts(approvalScreenMessages);
  const { outlets, officeId, business } = useSession();
  const ofApproval: Filter<'approval'> = {
    name: 'approval',
    label: words('approval'),
    options: approvalState.words.map((word) => ({ value: word, label: words(word) })),
  };
  const { data: accounts = [] } = useCall(voucherContract.accounts, {});
  const named = new Map(accounts.map(({ code, name, nameNp }) => [code, nameIn(language, name, nameNp)]));
  const ofOutlet: Filter<'outletId'> = {
    name: 'outletId',
    label: t('outlet'),
    options: outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) })),
  };
  return [
    { name: 'kind', label: t('kind'), options: voucherKind.words.map((kind) => ({ value: kind, label: t(kind) })) },
    { name: 'account', label: t('account'), options: [...named].map(([value, label]) => ({ value, label })) },
    {
      name: 'state',
      label: t('status'),
      options: voucherState.words.map((state) => ({ value: state, label: t(state) })),
    },
    ...(business?.voucherLimit == null ? [] : [ofApproval]),
    ...(officeId === null && outlets.length > 1 ? [ofOutlet] : []),
  ];
}
