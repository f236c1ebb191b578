import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Whether more may be sold than there is, and what is below zero now. The owner alone says it. */
export function StockRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveStockRule);
  const { userDetails } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  const { allowsNegativeStock, placesBelowZero, version } = profile;
  return (
    <BusinessRule
      name="stock"
      title={t('stockRule')}
      {...(placesBelowZero > 0 ? { text: t('placesBelowZero', { count: placesBelowZero }) } : {})}
      rule={businessContract.saveStockRule}
      values={{ allowsNegativeStock, version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <CheckboxField
          control={control}
          name="allowsNegativeStock"
          label={t('allowsNegativeStock')}
          description={t(isOwner ? 'allowsNegativeStockHint' : 'stockRuleOwnerHint')}
          disabled={disabled || !isOwner}
        />
      )}
    </BusinessRule>
  );
}
