import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useMasterDataFilter } from '../../../ui/master-data/use-master-data-choices.ts';
import { RemindManyDialog } from '../../sales/collect/RemindManyDialog.tsx';
import { RemindChosen } from '../../sales/collect/RemindChosen.tsx';
import { ReminderDialog } from '../../sales/reminder/ReminderDialog.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerDetailDialog } from './CustomerDetailDialog.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { useCustomerActions } from './use-customer-actions.tsx';

/** Who is reminded together; once they were, the choice of them ends. */
type Many = { ids: readonly number[]; onSent: () => void };
const noFilter = {};

/** The customers of the business: found, viewed, entered, edited, made inactive. */
export function CustomerListPage() {
  const t = useTexts(customerScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const mayRemind = can(collectContract.remind) && !isBusinessInactive;
  const [many, setMany] = useState<Many | null>(null);
  const list = useListState({ filters: ['isActive', 'customerGroupId', 'isOverLimit'], sort: 'name' });
  const answer = useCall(customerContract.list, { query: list.query }, { keepPrevious: true });
  const groups = useMasterDataFilter(customerGroupContract.masterData, list.filters.customerGroupId);
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const reminding = useDialog<number>();
  const actionsOf = useCustomerActions({ view: detail.open, edit: form.open, remind: reminding.open });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={customerContract.list}
        bulkStatus={bulkStatusOf(can(customerContract.toggle), (id, isActive) =>
          call(customerContract.toggle, { params: { id }, query: { isActive } }, quietly),
        )}
        bulkActions={(rows, onClear) =>
          mayRemind ? (
            <RemindChosen
              count={rows.length}
              onClick={() => setMany({ ids: rows.map(({ id }) => id), onSent: onClear })}
            />
          ) : null
        }
        hasSums
        columns={useCustomerColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[
          useActiveFilter(),
          { name: 'customerGroupId', label: t('customerGroup'), ...groups },
          {
            name: 'isOverLimit',
            label: t('creditLimit'),
            options: [
              { value: 'true', label: t('isOverLimit') },
              { value: 'false', label: t('isWithinLimit') },
            ],
          },
        ]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: customerContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty'), importKind: 'CUSTOMER' }}
      />
      <CustomerDetailDialog
        opened={detail.opened}
        customerId={detail.target}
        onClose={detail.close}
        onRemind={(id) => {
          detail.close();
          reminding.open(id);
        }}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <ReminderDialog
        opened={reminding.opened}
        onClose={reminding.close}
        subject={reminding.target === null ? null : { of: 'customer', id: reminding.target }}
      />
      <RemindManyDialog
        opened={many !== null}
        ids={many?.ids ?? []}
        filter={noFilter}
        outletId={null}
        onSent={many?.onSent}
        onClose={() => setMany(null)}
      />
      <CustomerDialog opened={form.opened} customerId={form.target} onClose={form.close} />
    </>
  );
}
