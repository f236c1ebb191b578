import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList, type Details, Joined } from '../../../ui/dialogs/DetailList.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { BusinessView } from './business-detail-form.ts';
import { BusinessStatus } from './BusinessStatus.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

type Props = { business: BusinessView };

type Elsewhere =
  | 'wardNo'
  | 'tole'
  | 'counts'
  | 'companyName'
  | 'outlets'
  | 'ownerName'
  | 'ownerMobileNumber'
  | 'owners'
  | 'responses'
  | 'statusReason';

/** What the business is, and how much of everything it has. */
export function BusinessFacts({ business }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  const words = useTexts(businessScreenMessages);
  const language = useLanguage();
  const registrations = { PAN: words('pan'), VAT: words('vat'), NOT_REGISTERED: words('notRegistered') };
  const type = business.companyRegisterType;
  const count = (label: string, value: number): Detail => ({ label, value: formatNumber(value, language) });
  return (
    <DetailList
      details={
        {
          status: { label: t('status'), value: <BusinessStatus business={business} /> },
          createdAt: { label: t('registeredAt'), value: <MomentText at={business.createdAt} /> },
          businessType: {
            label: t('businessType'),
            value: nameIn(language, business.businessType?.name, business.businessType?.nameNp),
          },
          companyRegisterType: { label: words('registerType'), value: type === null ? null : registrations[type] },
          panOrVATNumber: {
            label: t('pan'),
            value: business.panOrVATNumber && inDigitsOf(business.panOrVATNumber, language),
          },
          companyEmail: { label: t('email'), value: business.companyEmail },
          address: { label: t('address'), value: nameIn(language, business.address, business.addressNp), wide: true },
          users: count(t('userCount'), business.counts.users),
          customers: count(t('customerCount'), business.counts.customers),
          items: count(t('itemCount'), business.counts.items),
          services: count(t('serviceCount'), business.counts.services),
          invoices: count(t('invoiceCount'), business.counts.invoices),
        } satisfies Details<BusinessView & BusinessView['counts'], Elsewhere>
      }
    />
  );
}

/** Who owns it and how they are reached. */
export function OwnerList({ business }: Props) {
  const language = useLanguage();
  return (
    <DetailList
      details={business.owners.map((owner) => ({
        label: owner.fullName,
        value: (
          <>
            <Joined
              parts={[owner.mobileNumber && inDigitsOf(owner.mobileNumber, language), owner.email, owner.userName]}
            />{' '}
            <StatusBadge isActive={owner.isActive} />
          </>
        ),
        wide: true,
      }))}
    />
  );
}

export function OutletList({ business }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  if (business.outlets.length === 0) return <p>{t('noOutlets')}</p>;
  return (
    <DetailList
      details={business.outlets.map((outlet) => ({
        label: `${outlet.code} · ${nameIn(language, outlet.name, outlet.nameNp)}`,
        value: (
          <>
            {outlet.phone === null ? null : <PhoneText number={outlet.phone} />}{' '}
            <StatusBadge isActive={outlet.isActive} />
          </>
        ),
        wide: true,
      }))}
    />
  );
}

/** What was answered when, by whom and why; the last first. */
export function AnswerList({ business }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  if (business.responses.length === 0) return <p>{t('noAnswers')}</p>;
  return (
    <ul>
      {business.responses.map((answer) => (
        <li key={answer.id}>
          <strong>{t(answer.response)}</strong> <MomentText at={answer.respondedAt} />{' '}
          <Joined parts={[answer.respondedBy]} />
          {answer.remarks === null ? null : <p>{answer.remarks}</p>}
        </li>
      ))}
    </ul>
  );
}
