import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { Badge, StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { BusinessProfile } from './business-form.ts';
import classes from './BusinessDetail.module.css';
import { BusinessLogo } from './BusinessLogo.tsx';

/** The profile to read: logo and name as on a letterhead, then the rest. */
export function BusinessProfileView({ profile }: { profile: BusinessProfile }) {
  const language = useLanguage();
  const { businessType } = profile;
  return (
    <article className={classes.surface}>
      <header className={classes.head}>
        <BusinessLogo mode="view" image={profile.businessImage} />
        <div className={classes.names}>
          <h2>{nameIn(language, profile.companyName, profile.companyNameNp)}</h2>
          <p className={classes.type}>{nameIn(language, businessType?.name, businessType?.nameNp)}</p>
          <ProfileStatus status={profile.status} />
        </div>
      </header>
      <BusinessDetails profile={profile} />
    </article>
  );
}

function ProfileStatus({ status }: { status: BusinessProfile['status'] }) {
  const t = useTexts(businessScreenMessages);
  if (status === 'NEW') return <Badge tone="primary">{t('statusNew')}</Badge>;
  return <StatusBadge isActive={status === 'ACTIVE'} />;
}

function BusinessDetails({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { businessAddress: place } = profile;
  const registration = { PAN: t('pan'), VAT: t('vat'), NOT_REGISTERED: t('notRegistered') };
  const number = (value: string | number | null) => (value === null ? null : inDigitsOf(String(value), language));
  const nameOf = (named: { name: string; nameNp: string } | null) => nameIn(language, named?.name, named?.nameNp);
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10, language);
  return (
    <DetailList
      details={
        {
          companyName: { label: t('companyNameEnglish'), value: profile.companyName },
          companyNameNp: { label: t('companyNameNp'), value: profile.companyNameNp },
          companyRegisterType: {
            label: t('registerType'),
            value: profile.companyRegisterType === null ? null : registration[profile.companyRegisterType],
          },
          panOrVATNumber: { label: t('panOrVATNumber'), value: number(profile.panOrVATNumber) },
          companyEmail: { label: t('companyEmail'), value: profile.companyEmail },
          province: { label: ui('province'), value: nameOf(place.province) },
          district: { label: ui('district'), value: nameOf(place.district) },
          localBody: { label: ui('localBody'), value: nameOf(place.localBody) },
          wardNo: { label: ui('ward'), value: number(place.wardNo) },
          tole: { label: ui('tole'), value: place.tole },
          storedFileBytes: {
            label: t('files'),
            value: t('filesUsed', {
              used: megabytes(profile.storedFileBytes),
              quota: megabytes(profile.fileQuotaBytes),
            }),
          },
        } satisfies Details<
          BusinessProfile & BusinessProfile['businessAddress'],
          | 'allowsFreeLines'
          | 'allowsNegativeStock'
          | 'allowsSwitching'
          | 'placesBelowZero'
          | 'approvalLimit'
          | 'businessAddress'
          | 'creditRule'
          | 'businessImage'
          | 'businessType'
          | 'exists'
          | 'fileQuotaBytes'
          | 'isRegistrationFixed'
          | 'keepsBatches'
          | 'roundsToRupee'
          | 'issuesAbbreviated'
          | 'issueDaysBack'
          | 'secondStepOf'
          | 'sellsAbroad'
          | 'status'
          | 'voucherLimit'
        >
      }
    />
  );
}
