import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** How many days back the business lets its invoices be dated. */
export function IssueDaysRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveIssueDays);
  return (
    <BusinessRule
      name="dates"
      title={t('issueDays')}
      text={t('issueDaysText')}
      rule={businessContract.saveIssueDays}
      values={{ issueDaysBack: String(profile.issueDaysBack), version: profile.version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <TextField
          control={control}
          name="issueDaysBack"
          label={t('issueDaysBack')}
          inputMode="numeric"
          disabled={disabled}
        />
      )}
    </BusinessRule>
  );
}
