import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { secondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** Of whom the business asks a second step of signing in. */
export function SecondStepRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const factor = useTexts(secondFactorScreenMessages);
  const save = useSend(businessContract.saveSecondStep);
  return (
    <BusinessRule
      name="second-step"
      title={factor('title')}
      text={t('secondStepText')}
      rule={businessContract.saveSecondStep}
      values={{ secondStepOf: profile.secondStepOf, version: profile.version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <SelectField
          control={control}
          name="secondStepOf"
          label={t('secondStepOf')}
          options={secondStepOf.map((value) => ({ value, label: t(value) }))}
          clearable={false}
          disabled={disabled}
        />
      )}
    </BusinessRule>
  );
}
