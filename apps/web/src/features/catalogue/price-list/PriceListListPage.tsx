import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { priceAudiences } from '@bahi/domain/goods/list-price';
import { Copy, Tags } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { usePriceListColumns } from './price-list-columns.tsx';
import type { PriceListRow } from './price-list-form.ts';
import { PriceListDetailDialog } from './PriceListDetailDialog.tsx';
import { PriceListDialog } from './PriceListDialog.tsx';

type Opened = { id: number | null; isCopy: boolean };

/** The price lists of the business: found, viewed, entered, copied, taken out of use; their prices are a screen of their own. */
export function PriceListListPage() {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['isActive', 'audience'], sort: 'name' });
  const answer = useCall(priceListContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<Opened>();
  const detail = useAddressDialog('view');
  const navigate = useNavigate();
  const { can } = useSession();
  const openPrices = (priceListId: number) => void navigate(screenAt(screens.priceListPrices, { priceListId }));
  const actionsOf = useActions({
    view: detail.open,
    edit: (id) => form.open({ id, isCopy: false }),
    copy: (id) => form.open({ id, isCopy: true }),
    openPrices,
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={priceListContract.list}
        bulkStatus={bulkStatusOf(can(priceListContract.toggle), (id, isActive) =>
          call(priceListContract.toggle, { params: { id }, query: { isActive } }, quietly),
        )}
        columns={usePriceListColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[
          useActiveFilter(),
          {
            name: 'audience',
            label: t('audience'),
            options: priceAudiences.toReversed().map((audience) => ({ value: audience, label: t(audience) })),
          },
        ]}
        searchLabel={t('searchLabel')}
        add={{
          label: t('add'),
          needs: priceListContract.save,
          onClick: () => form.open({ id: null, isCopy: false }),
        }}
        empty={{ text: t('empty') }}
      />
      <PriceListDetailDialog
        opened={detail.opened}
        id={detail.target}
        onClose={detail.close}
        onPrices={openPrices}
        onEdit={(id) => {
          detail.close();
          form.open({ id, isCopy: false });
        }}
      />
      <PriceListDialog
        opened={form.opened}
        id={form.target?.id ?? null}
        isCopy={form.target?.isCopy ?? false}
        onClose={form.close}
        onMade={openPrices}
      />
    </>
  );
}

type Opener = (id: number) => void;

function useActions({ view, edit, copy, openPrices }: Record<'view' | 'edit' | 'copy' | 'openPrices', Opener>) {
  const t = useTexts(priceListScreenMessages);
  const { can } = useSession();
  const toggle = useSend(priceListContract.toggle);
  const mayAdd = can(priceListContract.save);
  return useRecordActions<PriceListRow>({
    view,
    edit: can('price-list.update') && mayAdd ? edit : undefined,
    changeStatus: can(priceListContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id }, query: { isActive: !isActive } })
      : undefined,
    more: ({ id }) => [
      { label: t('openPrices'), icon: <Tags size={16} aria-hidden />, onClick: () => openPrices(id) },
      ...(mayAdd ? [{ label: t('copy'), icon: <Copy size={16} aria-hidden />, onClick: () => copy(id) }] : []),
    ],
  });
}
