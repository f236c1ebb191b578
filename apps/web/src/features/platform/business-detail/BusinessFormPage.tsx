import { screens } from '@bahi/contract/screens';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { BusinessDetailForm } from './BusinessDetailForm.tsx';

/** A new business with its owner, or the one that the address names. */
export function BusinessFormPage() {
  const t = useTexts(businessDetailScreenMessages);
  const { businessId } = useParams();
  const { can } = useSession();
  const [reloads, setReloads] = useState(0);
  const isNew = businessId === undefined;
  const found = useFresh(businessDetailContract.get, isNew ? null : { params: { id: businessId } });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t(isNew ? 'addTitle' : 'editTitle')} backTo={screens.businesses} />
      {content}
    </>
  );
  if (!can(businessDetailContract.save) || (!isNew && !can('business.update')))
    return inFrame(<ForbiddenState needs={businessDetailContract.save.access} />);
  if (found.isError) return inFrame(<ErrorState error={found.error} onRetry={() => void found.refetch()} />);
  if (!isNew && found.isPending) return inFrame(<FormSkeleton fields={10} />);
  return (
    <BusinessDetailForm
      key={`${businessId}.${reloads}`}
      business={found.data ?? null}
      onReload={() => void found.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}
