import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Above which amount drafts of sales need somebody other than their writer. The owner alone says it. */
export function ApprovalRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveApprovalLimit);
  const { userDetails } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  return (
    <BusinessRule
      name="approval"
      title={t('approval')}
      text={t('approvalText')}
      rule={businessContract.saveApprovalLimit}
      values={{ approvalLimit: profile.approvalLimit ?? '', version: profile.version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <AmountField
          control={control}
          name="approvalLimit"
          label={t('approvalLimit')}
          description={t(isOwner ? 'approvalLimitHint' : 'approvalOwnerHint')}
          disabled={disabled || !isOwner}
        />
      )}
    </BusinessRule>
  );
}
