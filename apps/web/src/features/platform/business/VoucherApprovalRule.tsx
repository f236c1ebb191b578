import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Above which amount vouchers wait for who may approve them. The owner alone says it. */
export function VoucherApprovalRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveVoucherLimit);
  const { userDetails } = useSession();
  const isOwner = userDetails.userType === 'BUSINESS_OWNER_USER';
  return (
    <BusinessRule
      name="vouchers"
      title={t('voucherApproval')}
      text={t('voucherApprovalText')}
      rule={businessContract.saveVoucherLimit}
      values={{ voucherLimit: profile.voucherLimit ?? '', version: profile.version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <AmountField
          control={control}
          name="voucherLimit"
          label={t('voucherLimit')}
          description={t(isOwner ? 'approvalLimitHint' : 'approvalOwnerHint')}
          disabled={disabled || !isOwner}
        />
      )}
    </BusinessRule>
  );
}
