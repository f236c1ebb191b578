import { screens } from '@bahi/contract/screens';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { taxRatesOf, useTaxRates } from '../tax-rate/use-tax-rates.ts';
import { ServiceForm } from './ServiceForm.tsx';

/** A new service, or the one that the address names, as it is when the page is opened. */
export function ServiceFormPage() {
  const { serviceId } = useParams();
  const { can } = useSession();
  const isNew = serviceId === undefined;
  const [reloads, setReloads] = useState(0);
  const service = useFresh(serviceContract.get, isNew ? null : { params: { id: serviceId } });
  const taxRates = useTaxRates();
  const inFrame = (content: ReactNode) => <UnreadyService isNew={isNew}>{content}</UnreadyService>;
  if (!can(serviceContract.save) || (!isNew && !can('service.update'))) return inFrame(<ForbiddenState />);
  if (service.isError) return inFrame(<ErrorState error={service.error} onRetry={() => void service.refetch()} />);
  if (taxRates.isError) return inFrame(<ErrorState error={taxRates.error} onRetry={() => void taxRates.refetch()} />);
  if (taxRates.isPending || (!isNew && service.isPending)) return inFrame(<FormSkeleton fields={10} />);
  return (
    <ServiceForm
      key={`${serviceId}.${reloads}`}
      service={service.data ?? null}
      taxRates={taxRatesOf(taxRates.data.rows)}
      onReload={() => void service.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

function UnreadyService({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useTexts(serviceScreenMessages);
  return (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={screens.services} />
      {children}
    </>
  );
}
