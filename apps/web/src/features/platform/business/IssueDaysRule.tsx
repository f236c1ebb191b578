import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** How many days back the business lets its invoices be dated. */
export function IssueDaysRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const { can } = useSession();
  const save = useSend(businessContract.saveIssueDays);
  const form = useAppForm(businessContract.saveIssueDays.body, {
    issueDaysBack: String(profile.issueDaysBack),
    version: profile.version,
  });
  const mayChange = can(businessContract.saveIssueDays);
  return (
    <BusinessRule
      title={t('issueDays')}
      text={t('issueDaysText')}
      form={form}
      onSave={mayChange ? (body) => save.mutateAsync({ body }) : null}
    >
      <TextField
        control={form.control}
        name="issueDaysBack"
        label={t('issueDaysBack')}
        inputMode="numeric"
        disabled={!mayChange}
      />
    </BusinessRule>
  );
}
