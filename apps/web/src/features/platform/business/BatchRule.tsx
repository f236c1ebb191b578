import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Whether items may keep batches that expire. The owner alone says it. */
export function BatchRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveBatchRule);
  const { userDetails } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  const { keepsBatches = false, version } = profile;
  return (
    <BusinessRule
      name="batches"
      title={t('batchRule')}
      rule={businessContract.saveBatchRule}
      values={{ keepsBatches, version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <CheckboxField
          control={control}
          name="keepsBatches"
          label={t('keepsBatches')}
          description={t(isOwner ? 'keepsBatchesHint' : 'stockRuleOwnerHint')}
          disabled={disabled || !isOwner}
        />
      )}
    </BusinessRule>
  );
}
