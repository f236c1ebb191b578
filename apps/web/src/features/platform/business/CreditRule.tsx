import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { creditRules } from '@bahi/domain/goods/credit-limit';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** What becomes of an invoice on credit beyond what its customer may owe. The owner alone says it. */
export function CreditRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveCreditRule);
  const { userDetails } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  return (
    <BusinessRule
      name="credit"
      title={t('creditLimits')}
      text={t('creditLimitsText')}
      rule={businessContract.saveCreditRule}
      values={{ creditRule: profile.creditRule, version: profile.version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <SelectField
          control={control}
          name="creditRule"
          label={t('creditRule')}
          options={creditRules.map((value) => ({ value, label: t(value) }))}
          clearable={false}
          disabled={disabled || !isOwner}
          {...(isOwner ? {} : { description: t('creditOwnerHint') })}
        />
      )}
    </BusinessRule>
  );
}
