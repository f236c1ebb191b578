import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useState } from 'react';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { StatementButton } from '../../reports/statement/StatementButton.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../ui/shell/PageTabs.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { VendorDetail } from './vendor-form.ts';
import { VendorAddresses } from './VendorAddresses.tsx';
import { VendorFocalPersons } from './VendorFocalPersons.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

type Props = { opened: boolean; onClose: () => void; vendorId: number | null; onEdit: (vendorId: number) => void };

/** A vendor: who it is, where it is, whom to talk to. */
export function VendorDetailDialog({ opened, onClose, vendorId, onEdit }: Props) {
  const t = useTexts(vendorScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const found = useCall(
    vendorContract.get,
    { params: { id: vendorId ?? 0 } },
    { enabled: vendorId !== null && opened, staleTime: 0 },
  );
  const vendor = found.data;
  const mayEdit = vendor !== undefined && can('vendor.update') && can(vendorContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={vendor === undefined ? t('viewTitle') : nameIn(language, vendor.name, vendor.nameNp)}
      actions={
        vendor !== undefined && can(statementContract.vendor) ? <StatementButton kind="vendor" id={vendor.id} /> : null
      }
      onEdit={mayEdit ? () => onEdit(vendor.id) : undefined}
      size={860}
    >
      {vendor !== undefined ? (
        <>
          <VendorTabs key={vendor.id} vendor={vendor} />
          <RecordHistory kind="VENDOR" id={vendor.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

function VendorTabs({ vendor }: { vendor: VendorDetail }) {
  const t = useTexts(vendorScreenMessages);
  const [tab, setTab] = useState('general');
  const tabs = [
    { name: 'general', label: t('generalTab'), content: <VendorGeneral vendor={vendor} /> },
    { name: 'addresses', label: t('addressesTab'), content: <VendorAddresses vendorId={vendor.id} /> },
    { name: 'people', label: t('peopleTab'), content: <VendorFocalPersons vendorId={vendor.id} /> },
  ];
  return <TabList tabs={tabs} value={tab} onChange={(name) => setTab(name ?? 'general')} />;
}

function VendorGeneral({ vendor }: { vendor: VendorDetail }) {
  const t = useTexts(vendorScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const name = { label: t('nameEnglish'), value: vendor.name };
  const nameNp = { label: t('nameNp'), value: vendor.nameNp };
  const vendorTypeName = { label: t('vendorType'), value: vendor.vendorTypeName };
  const vendorTypeNameNp = { label: t('vendorTypeNp'), value: vendor.vendorTypeNameNp };
  const isNepali = language === 'ne';
  return (
    <DetailList
      details={
        {
          ...(isNepali ? { nameNp, name } : { name, nameNp }),
          ...(isNepali ? { vendorTypeNameNp, vendorTypeName } : { vendorTypeName, vendorTypeNameNp }),
          alias: { label: t('alias'), value: vendor.alias },
          contact: { label: t('contact'), value: <PhoneText number={vendor.contact} /> },
          email: { label: t('email'), value: vendor.email },
          panOrVat: { label: t('panOrVat'), value: inDigitsOf(vendor.panOrVat, language) },
          isVatRegistered: { label: t('isVatRegistered'), value: ui(vendor.isVatRegistered ? 'yes' : 'no') },
          isActive: { label: ui('status'), value: <StatusBadge isActive={vendor.isActive} /> },
          addressLine: { label: t('addressLine'), value: vendor.addressLine },
          dueAmount:
            vendor.dueAmount === null
              ? null
              : { label: t('dueAmount'), value: <MoneyText rupees={vendor.dueAmount} withUnit /> },
          advanceAmount:
            (vendor.advanceAmount ?? 0) === 0
              ? null
              : { label: t('advance'), value: <MoneyText rupees={vendor.advanceAmount ?? 0} withUnit /> },
          address: { label: t('mainAddress'), value: nameIn(language, vendor.address, vendor.addressNp) },
        } satisfies Details<VendorDetail, 'wardNo' | 'street'>
      }
    />
  );
}
