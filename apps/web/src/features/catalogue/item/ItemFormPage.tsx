import { screens } from '@bahi/contract/screens';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { taxRatesOf, useTaxRates } from '../tax-rate/use-tax-rates.ts';
import { ItemForm } from './ItemForm.tsx';

/** A new item, or the one that the address names, as it is when the page is opened. */
export function ItemFormPage() {
  const { itemId } = useParams();
  const { can } = useSession();
  // Nobody's id: an address that names a step of the item before there is one.
  const isNew = itemId === undefined || itemId === '0';
  const [reloads, setReloads] = useState(0);
  const item = useFresh(itemContract.get, isNew ? null : { params: { itemId } });
  const taxRates = useTaxRates();
  const inFrame = (content: ReactNode) => <UnreadyItem isNew={isNew}>{content}</UnreadyItem>;
  if (!can(isNew ? itemContract.create : itemContract.update)) return inFrame(<ForbiddenState />);
  if (item.isError) return inFrame(<ErrorState error={item.error} onRetry={() => void item.refetch()} />);
  if (taxRates.isError) return inFrame(<ErrorState error={taxRates.error} onRetry={() => void taxRates.refetch()} />);
  if (taxRates.isPending || (!isNew && item.isPending)) return inFrame(<FormSkeleton fields={10} />);
  return (
    <ItemForm
      key={`${itemId}.${reloads}`}
      item={item.data ?? null}
      taxRates={taxRatesOf(taxRates.data.rows)}
      onReload={() => void item.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

function UnreadyItem({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useTexts(itemScreenMessages);
  return (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={screens.items} />
      {children}
    </>
  );
}
