import { status } from '@bahi/contract/enumeration';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCodeScreenMessages } from '@bahi/contract/catalogue/item-code/item-code-screen.messages';
import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { Barcode, ClipboardList, Layers, Printer, Shapes, Share2, Tags } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { useMakeCodes } from '../item-code/use-make-codes.ts';
import { stockCardPath } from '../../stock/stock-card/stock-card-path.ts';
import type { ItemStep } from '../item-variant/ItemSteps.tsx';
import type { ItemRow } from './item-columns.tsx';

type Opener = (itemId: number) => void;
type Openers = {
  view: Opener;
  edit: Opener;
  share: (item: ItemRow) => void;
  label: Opener;
  open: (step: ItemStep, itemId: number) => void;
};

/** The row menu of an item. Of one that stands in documents the server says why it is not deleted. */
export function useItemActions({ view, edit, share, label, open }: Openers): (item: ItemRow) => RowAction[] {
  const t = useTexts(itemShareScreenMessages);
  const { can } = useSession();
  const setStatus = useSend(itemContract.setStatus);
  const remove = useSend(itemContract.remove);
  const stepsOf = useStepActions(open);
  const codesOf = useCodeActions(label);
  const cardOf = useCardAction();
  return useRecordActions<ItemRow>({
    view,
    edit: can(itemContract.update) ? edit : undefined,
    more: (item) => [
      ...stepsOf(item),
      ...codesOf(item),
      ...cardOf(item),
      { label: t('share'), icon: <Share2 size={16} aria-hidden />, onClick: () => share(item) },
    ],
    changeStatus: can(itemContract.setStatus)
      ? ({ id, isActive }) =>
          setStatus.mutate({ params: { id, status: status.numbers[isActive ? 'INACTIVE' : 'ACTIVE'] } })
      : undefined,
    remove: can(itemContract.remove) ? (itemId) => remove.mutate({ params: { itemId } }) : undefined,
  });
}

/** The screens on which an item gets its variants; who may not change them sees what there is. */
function useStepActions(open: Openers['open']): (item: ItemRow) => RowAction[] {
  const t = useTexts(itemVariantScreenMessages);
  const { can } = useSession();
  const mayEdit = can(itemVariantContract.savePrices);
  return ({ id }) => [
    ...(mayEdit
      ? [
          { label: t('attributes'), icon: <Shapes size={16} aria-hidden />, onClick: () => open('attributes', id) },
          { label: t('prices'), icon: <Tags size={16} aria-hidden />, onClick: () => open('prices', id) },
        ]
      : []),
    { label: t('variants'), icon: <Layers size={16} aria-hidden />, onClick: () => open('variants', id) },
  ];
}

/** What the variants of an item lack of codes is made; its labels are printed. */
function useCodeActions(openLabels: Opener): (item: ItemRow) => RowAction[] {
  const t = useTexts(itemCodeScreenMessages);
  const labels = useTexts(labelScreenMessages);
  const { can } = useSession();
  const { mayMake, make } = useMakeCodes();
  return ({ id }) => [
    ...(mayMake
      ? [{ label: t('make'), icon: <Barcode size={16} aria-hidden />, onClick: () => void make({ itemIds: [id] }) }]
      : []),
    ...(can(labelContract.list)
      ? [{ label: labels('printLabels'), icon: <Printer size={16} aria-hidden />, onClick: () => openLabels(id) }]
      : []),
  ];
}

/** What moved an item; of one with variants the first, beside which the others can be chosen. */
function useCardAction(): (item: ItemRow) => RowAction[] {
  const t = useTexts(stockCardScreen);
  const { can } = useSession();
  const navigate = useNavigate();
  return ({ itemLedgerDetailId }) =>
    can(stockCardContract.get)
      ? [
          {
            label: t('open'),
            icon: <ClipboardList size={16} aria-hidden />,
            onClick: () => void navigate(stockCardPath(itemLedgerDetailId)),
          },
        ]
      : [];
}
