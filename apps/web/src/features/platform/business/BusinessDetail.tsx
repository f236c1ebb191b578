import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { Palette, Pencil, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { RecordHistory } from '../record-history/RecordHistory.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import { BusinessProfileView } from './BusinessProfileView.tsx';
import { leadToRule } from './BusinessRule.tsx';
import { InvoiceRules } from './InvoiceRules.tsx';
import { ApprovalRule } from './ApprovalRule.tsx';
import { VoucherApprovalRule } from './VoucherApprovalRule.tsx';
import { CreditRule } from './CreditRule.tsx';
import { IssueDaysRule } from './IssueDaysRule.tsx';
import { BatchRule } from './BatchRule.tsx';
import { StockRule } from './StockRule.tsx';
import { SwitchingRule } from './SwitchingRule.tsx';
import { SecondStepRule } from './SecondStepRule.tsx';

/**
 * The profile of the user's business: a read view, which Edit turns into a form; while nothing was saved yet the form
 * opens by itself, as it does by `?edit=1`. With `isEditHidden` it is only shown.
 */
export function BusinessDetail({ isEditHidden = false }: { isEditHidden?: boolean }) {
  const t = useTexts(businessScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const [address, changeAddress] = useAddress();
  const [isEditing, setEditing] = useState(address.has('edit'));
  const [isBegun, setBegun] = useState(false);
  const found = useCall(businessContract.profile, {});
  const mayEdit = !isEditHidden && can(businessContract.saveProfile);
  const profile = found.data;
  const { hash, key } = useLocation();
  const isThere = profile?.exists === true;
  useEffect(() => {
    // Once for each way here: a rule that is saved begins anew, and the page stays where it is.
    if (isThere) leadToRule(hash);
  }, [isThere, hash, key]);
  const close = (): void => {
    setEditing(false);
    changeAddress({ edit: '' }, { replace: true });
  };
  if (profile !== undefined && mayEdit && (isEditing || !profile.exists)) {
    return (
      <BusinessForm
        profile={profile}
        onSaved={() => {
          close();
          setBegun(!profile.exists);
        }}
        onCancel={profile.exists ? close : undefined}
        onReload={() => found.refetch()}
      />
    );
  }
  return (
    <>
      <PageTitle title={t('title')}>
        {profile?.exists === true && !isEditHidden ? (
          <Button
            component={Link}
            to={screens.paperLook}
            variant="default"
            leftSection={<Palette size={16} aria-hidden />}
          >
            {t('paperLook')}
          </Button>
        ) : null}
        {isBegun && can(invoiceContract.create) ? (
          <Button component={Link} to={screens.newInvoice} leftSection={<ReceiptText size={16} aria-hidden />}>
            {t('firstBill')}
          </Button>
        ) : null}
        {profile !== undefined && mayEdit ? (
          <Button
            variant={isBegun ? 'default' : 'filled'}
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {ui('edit')}
          </Button>
        ) : null}
      </PageTitle>
      {profile === undefined ? (
        found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={8} />
        )
      ) : profile.exists ? (
        <>
          <BusinessProfileView profile={profile} />
          {/* Saved, it begins with what counts now. */}
          <InvoiceRules key={`invoices ${profile.version}`} profile={profile} />
          <IssueDaysRule key={`days ${profile.version}`} profile={profile} />
          <StockRule key={`stock ${profile.version}`} profile={profile} />
          <BatchRule key={`batches ${profile.version}`} profile={profile} />
          <VoucherApprovalRule key={`vouchers ${profile.version}`} profile={profile} />
          <ApprovalRule key={`approval ${profile.version}`} profile={profile} />
          <CreditRule key={`credit ${profile.version}`} profile={profile} />
          <SecondStepRule key={profile.version} profile={profile} />
          <SwitchingRule key={`switching ${profile.version}`} profile={profile} />
          <RecordHistory kind="BUSINESS" id={profile.id} />
        </>
      ) : (
        <EmptyState title={ui('emptyTitle')} text={t('notYet')} />
      )}
    </>
  );
}
