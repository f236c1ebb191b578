import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../ui/shell/PageTabs.tsx';
import type { BusinessView } from './business-detail-form.ts';
import { AnswerList, BusinessFacts, OutletList, OwnerList } from './BusinessViewParts.tsx';

type Props = { opened: boolean; onClose: () => void; businessId: number | null };

/** Shows a business with its owners, outlets, counts and the answers it was given. */
export function BusinessViewDialog({ opened, onClose, businessId }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  const found = useCall(
    businessDetailContract.view,
    { params: { id: businessId ?? 0 } },
    { enabled: businessId !== null, staleTime: 0 },
  );
  const business = found.data;
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={business === undefined ? t('viewTitle') : nameIn(language, business.companyName, business.companyNameNp)}
      size={760}
    >
      {business !== undefined ? (
        <ViewTabs business={business} />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

function ViewTabs({ business }: { business: BusinessView }) {
  const t = useTexts(businessDetailScreenMessages);
  const [tab, setTab] = useState<string | null>('general');
  return (
    <TabList
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'general', label: t('general'), content: <BusinessFacts business={business} /> },
        { name: 'people', label: t('people'), content: <OwnerList business={business} /> },
        { name: 'outlets', label: t('outlets'), content: <OutletList business={business} /> },
        { name: 'answers', label: t('answers'), content: <AnswerList business={business} /> },
      ]}
    />
  );
}
