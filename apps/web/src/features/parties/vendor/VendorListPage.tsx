import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { screens } from '@bahi/contract/screens';
import { BookOpen, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { statementPath } from '../../reports/statement/statement-paths.ts';
import { useVendorColumns } from './vendor-columns.tsx';
import type { VendorRow } from './vendor-form.ts';
import { VendorDetailDialog } from './VendorDetailDialog.tsx';
import { VendorDialog } from './VendorDialog.tsx';

/** The people and firms that the business buys from: found, viewed, entered, edited, made inactive. */
export function VendorListPage() {
  const t = useTexts(vendorScreenMessages);
  const words = useTexts(statementScreenMessages);
  const navigate = useNavigate();
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState({ filters: ['vendorTypeId', 'isActive'], sort: 'name' });
  const answer = useCall(vendorContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(vendorContract.toggle);
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const actionsOf = useRecordActions<VendorRow>({
    view: detail.open,
    edit: can('vendor.update') && can(vendorContract.save) ? form.open : undefined,
    changeStatus: can(vendorContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id }, query: { isActive: !isActive } })
      : undefined,
    more: ({ id, advanceAmount }) => [
      ...(can(paymentContract.refund) && (advanceAmount ?? 0) > 0
        ? [
            {
              label: t('receiveBack'),
              icon: <Undo2 size={16} aria-hidden />,
              onClick: () => void navigate(`${screens.payments}?receiveBack=${id}`),
            },
          ]
        : []),
      ...(can(statementContract.vendor)
        ? [
            {
              label: words('open'),
              icon: <BookOpen size={16} aria-hidden />,
              onClick: () => void navigate(statementPath('vendor', id)),
            },
          ]
        : []),
    ],
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={vendorContract.list}
        bulkStatus={bulkStatusOf(can(vendorContract.toggle), (id, isActive) =>
          call(vendorContract.toggle, { params: { id }, query: { isActive } }, quietly),
        )}
        hasSums
        columns={useVendorColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[useTypeFilter(), useActiveFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: vendorContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty'), importKind: 'VENDOR' }}
      />
      <VendorDetailDialog
        opened={detail.opened}
        vendorId={detail.target}
        onClose={detail.close}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <VendorDialog opened={form.opened} vendorId={form.target} onClose={form.close} />
    </>
  );
}

function useTypeFilter(): Filter<'vendorTypeId'> {
  const t = useTexts(vendorScreenMessages);
  const language = useLanguage();
  const types = useCall(vendorTypeContract.list, {});
  return {
    name: 'vendorTypeId',
    label: t('vendorType'),
    options: (types.data?.rows ?? []).map(({ id, name, nameNp }) => ({
      value: String(id),
      label: nameIn(language, name, nameNp),
    })),
  };
}
