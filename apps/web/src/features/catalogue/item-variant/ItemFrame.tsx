import type { Access } from '@bahi/contract/access';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { screens } from '@bahi/contract/screens';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { type ItemStep, ItemSteps } from './ItemSteps.tsx';

export type FramedItem = Answer<typeof itemContract.get>;

type Props = {
  step: ItemStep;
  /** The call that the screen is of no use without. */
  needs: { access: Access };
  children: (item: FramedItem) => ReactNode;
};

/** A step of the item that the address names: its title, the line of steps, and what the step shows once the item is there. */
export function ItemFrame({ step, needs, children }: Props) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const { itemId = '' } = useParams();
  const { can } = useSession();
  const isAllowed = can(needs) && can(itemContract.get);
  const item = useFresh(itemContract.get, isAllowed ? { params: { itemId } } : null);
  const name = item.data === undefined ? undefined : nameIn(language, item.data.name, item.data.nameNp);
  return (
    <>
      <PageTitle title={t(step)} remark={name} backTo={screens.items} />
      {isAllowed ? (
        <>
          <ItemSteps itemId={itemId} current={step} />
          {item.isError ? <ErrorState error={item.error} onRetry={() => void item.refetch()} /> : null}
          {item.isPending ? <FormSkeleton /> : null}
          {item.data === undefined ? null : children(item.data)}
        </>
      ) : (
        <ForbiddenState needs={can(itemContract.get) ? needs.access : itemContract.get.access} />
      )}
    </>
  );
}
