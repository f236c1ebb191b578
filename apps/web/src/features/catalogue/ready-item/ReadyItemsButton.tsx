import { readyItemContract, type trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { screens } from '@bahi/contract/screens';
import { ListChecks } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { AddButton } from '../../../ui/list/add/AddButton.tsx';

/** Leads to what shops sell most, of a `trade` where one is meant; who may enter no items has nothing to press. */
export function ReadyItemsButton({ trade }: { trade?: (typeof trades)[number] }) {
  const t = useTexts(readyItemScreenMessages);
  return (
    <AddButton
      label={t('title')}
      to={trade === undefined ? screens.readyItems : `${screens.readyItems}?tab=${trade}`}
      needs={readyItemContract.read}
      variant="default"
      icon={<ListChecks size={18} aria-hidden />}
    />
  );
}
