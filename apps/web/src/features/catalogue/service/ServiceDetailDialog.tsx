import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { PriceTaxAtRate } from '../tax-rate/PriceTax.tsx';
import classes from './ServiceDetailDialog.module.css';
import { useDurationName } from './duration.ts';
import type { ServiceDetail } from './service-form.ts';

type Props = {
  serviceId: number | null;
  opened: boolean;
  onClose: () => void;
  onEdit: (serviceId: number) => void;
};

/** A service as it is offered. */
export function ServiceDetailDialog({ serviceId, opened, onClose, onEdit }: Props) {
  const t = useTexts(serviceScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const service = useFresh(serviceContract.get, opened && serviceId !== null ? { params: { id: serviceId } } : null);
  const canEdit = serviceId !== null && can('service.update') && can(serviceContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={service.data === undefined ? t('service') : nameIn(language, service.data.name, service.data.nameNp)}
      onEdit={canEdit ? () => onEdit(serviceId) : undefined}
    >
      {service.isError ? <ErrorState error={service.error} onRetry={() => void service.refetch()} /> : null}
      {service.isPending ? <FormSkeleton /> : null}
      {service.data === undefined ? null : (
        <>
          <ServiceDetails service={service.data} />
          <RecordHistory kind="SERVICE" id={service.data.id} />
        </>
      )}
    </DetailDialog>
  );
}

function ServiceDetails({ service }: { service: ServiceDetail }) {
  const t = useTexts(serviceScreenMessages);
  const tax = useTexts(taxRateScreenMessages);
  const ui = useTexts(uiMessages);
  const durationName = useDurationName();
  return (
    <DetailList
      details={
        {
          name: { label: t('name'), value: service.name },
          nameNp: { label: t('nameNp'), value: service.nameNp },
          code: { label: t('code'), value: service.code },
          isActive: { label: ui('status'), value: <StatusBadge isActive={service.isActive} /> },
          costPrice: { label: t('costPrice'), value: <MoneyText rupees={service.costPrice} withUnit /> },
          durationType: { label: t('durationType'), value: durationName(service.durationType) },
          taxable: {
            label: tax('tax'),
            value: (
              <PriceTaxAtRate
                taxable={service.taxable}
                vatIncluded={service.vatIncludedPrice}
                taxRateId={service.taxRateId}
              />
            ),
          },
          image: {
            label: t('image'),
            value:
              service.image === null ? null : <img className={classes.image} src={service.image} alt={t('image')} />,
          },
          description: { label: t('description'), value: service.description, wide: true },
        } satisfies Details<ServiceDetail, 'vatIncludedPrice'>
      }
    />
  );
}
