import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Whether the people of the business may come from another one of theirs by switching. */
export function SwitchingRule({ profile: { allowsSwitching, version } }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveSwitching);
  return (
    <BusinessRule
      name="switching"
      title={t('switchingTitle')}
      rule={businessContract.saveSwitching}
      values={{ allowsSwitching, version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <CheckboxField
          control={control}
          name="allowsSwitching"
          label={t('allowsSwitching')}
          description={t('allowsSwitchingHint')}
          disabled={disabled}
        />
      )}
    </BusinessRule>
  );
}
