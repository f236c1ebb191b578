import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { secondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import type { BusinessProfile } from './business-form.ts';
import classes from './BusinessDetail.module.css';

/** Of whom the business asks a second step of signing in. */
export function SecondStepRule({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const ui = useTexts(uiMessages);
  const factor = useTexts(secondFactorScreenMessages);
  const { can } = useSession();
  const save = useSend(businessContract.saveSecondStep);
  const values = { secondStepOf: profile.secondStepOf, version: profile.version };
  const form = useAppForm(businessContract.saveSecondStep.body, values);
  const mayChange = can(businessContract.saveSecondStep);
  return (
    <div className={classes.rule}>
      <Surface title={factor('title')}>
        <form onSubmit={submitOf(form, (body) => save.mutateAsync({ body }))} noValidate>
          <p className={classes.hint}>{t('secondStepText')}</p>
          <FormGrid>
            <SelectField
              control={form.control}
              name="secondStepOf"
              label={t('secondStepOf')}
              options={secondStepOf.map((value) => ({ value, label: t(value) }))}
              clearable={false}
              disabled={!mayChange}
            />
          </FormGrid>
          {mayChange && form.formState.isDirty ? (
            <Button type="submit" mt="md" loading={form.formState.isSubmitting}>
              {ui('save')}
            </Button>
          ) : null}
        </form>
      </Surface>
    </div>
  );
}
