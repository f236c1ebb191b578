import { itemCodeScreenMessages } from '@bahi/contract/catalogue/item-code/item-code-screen.messages';
import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { screens } from '@bahi/contract/screens';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { Barcode, ClipboardList, Pencil, Printer, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../platform/api-error.ts';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { keyOf, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListSection } from '../../../ui/list/ListSection.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { stockCardPath } from '../../stock/stock-card/stock-card-path.ts';
import { LabelsButton } from './LabelsButton.tsx';
import { MakeCodesButton } from '../item-code/MakeCodesButton.tsx';
import { useMakeCodes } from '../item-code/use-make-codes.ts';
import { type FramedItem, ItemFrame } from './ItemFrame.tsx';
import type { Variant } from './price-form.ts';
import { useVariantColumns } from './variant-columns.tsx';
import { isFound } from './variant-search.ts';
import { VariantDialog } from './VariantDialog.tsx';

/** The variants of an item with SKU, barcode, price and stock. */
export function VariantListPage() {
  return (
    <ItemFrame step="variants" needs={itemVariantContract.list}>
      {(item) => <Variants key={item.id} item={item} />}
    </ItemFrame>
  );
}

function Variants({ item }: { item: FramedItem }) {
  const t = useTexts(itemVariantScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState();
  const answer = useVariants(item.id, list.query);
  const edit = useDialog<number>();
  const mayEdit = can(itemVariantContract.update);
  const nameOf = (variant: Variant): string =>
    nameIn(language, variant.attributeValue, variant.attributeValueLocLang) || t('itemItself');
  const actionsOf = useVariantActions(mayEdit ? edit.open : null);
  return (
    <>
      <ListToolbar list={list} filters={[]} searchLabel={t('searchVariants')}>
        <MakeCodesButton itemId={item.id} />
        <LabelsButton itemId={item.id} />
      </ListToolbar>
      <ListSection
        title={t('variants')}
        list={list}
        answer={answer}
        columns={useVariantColumns(nameOf)}
        rowKey={({ id }) => id}
        rowName={nameOf}
        {...(mayEdit ? { onOpen: ({ id }: Variant) => edit.open(id) } : {})}
        actionsOf={actionsOf}
        empty={<EmptyState title={ui('emptyTitle')} text={t('combinationsEmpty')} />}
      />
      <VariantDialog itemId={item.id} variantId={edit.target} opened={edit.opened} onClose={edit.close} />
    </>
  );
}

/** All variants are read, which is what the server answers; a page of those that are found is shown. */
function useVariants(itemId: number, query: ListState['query']) {
  const sent = { params: { id: itemId }, query: {} };
  return useQuery<{ rows: Variant[]; recordsTotal: number }, ApiError>({
    queryKey: [...keyOf(itemVariantContract.list, sent), query],
    queryFn: async ({ signal }) => {
      const all = await call(itemVariantContract.list, sent, { signal });
      const found = all.filter((variant) => isFound(variant, query.search ?? ''));
      const first = query.pageNumber * query.pageSize;
      return { rows: found.slice(first, first + query.pageSize), recordsTotal: found.length };
    },
    placeholderData: keepPreviousData,
  });
}

/** Of a variant that has stock or stands in documents the server says why it is not deleted. */
function useVariantActions(edit: ((id: number) => void) | null): (variant: Variant) => RowAction[] {
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const remove = useSend(itemVariantContract.remove);
  const codes = useTexts(itemCodeScreenMessages);
  const labels = useTexts(labelScreenMessages);
  const cards = useTexts(stockCardScreen);
  const navigate = useNavigate();
  const { mayMake, make } = useMakeCodes();
  const removeAfterAsking = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { id } });
  };
  return ({ id, attributeValueIds, sku, barcode }) => [
    ...(edit === null ? [] : [{ label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => edit(id) }]),
    ...(mayMake && (sku === null || barcode === null)
      ? [
          {
            label: codes('make'),
            icon: <Barcode size={16} aria-hidden />,
            onClick: () => void make({ itemLedgerDetailIds: [id] }),
          },
        ]
      : []),
    ...(can(labelContract.list)
      ? [
          {
            label: labels('printLabels'),
            icon: <Printer size={16} aria-hidden />,
            onClick: () => void navigate(`${screens.labels}?variant=${id}`),
          },
        ]
      : []),
    ...(can(stockCardContract.get)
      ? [
          {
            label: cards('open'),
            icon: <ClipboardList size={16} aria-hidden />,
            onClick: () => void navigate(stockCardPath(id)),
          },
        ]
      : []),
    ...(can(itemVariantContract.remove) && attributeValueIds.length > 0
      ? [
          {
            label: ui('remove'),
            icon: <Trash2 size={16} aria-hidden />,
            onClick: () => void removeAfterAsking(id),
            isDangerous: true,
          },
        ]
      : []),
  ];
}
