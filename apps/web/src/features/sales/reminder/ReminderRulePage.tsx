import { type ReminderRuleWays, reminderRuleWays } from '@bahi/contract/sales/reminder/reminder-choices';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { reminderContract, reminderRuleForm } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderMessages } from '@bahi/contract/sales/reminder/reminder.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useState } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import classes from './Reminder.module.css';
import { type ReminderRule, ruleValues } from './reminder-rows.ts';

registerTexts(reminderMessages);

const wayWords = {
  SMS_EMAIL: 'SMS_EMAIL',
  EMAIL_SMS: 'EMAIL_SMS',
  SMS: 'SMS_ONLY',
  EMAIL: 'EMAIL_ONLY',
} as const satisfies Record<ReminderRuleWays, string>;

/** When customers are reminded by themselves, and whether their statements go to them. */
export function ReminderRulePage() {
  const t = useTexts(reminderScreenMessages);
  const found = useCall(reminderContract.rule, {}, { staleTime: 0 });
  const [saved, setSaved] = useState<ReminderRule | null>(null);
  const rule = saved ?? found.data;
  return (
    <>
      <PageTitle title={t('ruleTitle')} backTo={screens.reminders} />
      <p className={classes.soft}>{t('ruleText')}</p>
      {rule === undefined ? (
        found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={6} />
        )
      ) : (
        <RuleForm
          key={saved?.version ?? 0}
          rule={rule}
          onSaved={setSaved}
          onReload={async () => {
            setSaved(null);
            return (await found.refetch()).data;
          }}
        />
      )}
    </>
  );
}

type FormProps = {
  rule: ReminderRule;
  onSaved: (rule: ReminderRule) => void;
  onReload: () => Promise<ReminderRule | undefined>;
};

function RuleForm({ rule, onSaved, onReload }: FormProps) {
  const t = useTexts(reminderScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const save = useSend(reminderContract.saveRule);
  const form = useAppForm(reminderRuleForm, ruleValues(rule, language));
  const { control } = form;
  const isFixed = !can(reminderContract.saveRule);
  const reload = async (): Promise<void> => {
    const read = await onReload();
    if (read !== undefined) form.reset(ruleValues(read, language));
  };
  const fixed = { control, disabled: isFixed };
  const fields = (
    <>
      {rule.isMailSetUp ? null : <p role="note">{t('mailMissing')}</p>}
      <FormSection title={t('title')}>
        <div className={classes.form}>
          <CheckboxField {...fixed} name="isActive" label={t('isActive')} description={t('begins')} />
          <FormGrid>
            <TextField {...fixed} name="daysBefore" label={t('daysBefore')} description={t('daysBeforeHint')} />
            <TextField {...fixed} name="daysAfter" label={t('daysAfter')} description={t('daysAfterHint')} />
            <TextField {...fixed} name="hour" label={t('hour')} description={t('hourHint')} inputMode="numeric" />
          </FormGrid>
          <RadioField
            {...fixed}
            name="ways"
            label={t('ways')}
            options={reminderRuleWays.map((value) => ({ value, label: t(wayWords[value]) }))}
          />
          <RadioField
            {...fixed}
            name="language"
            label={t('language')}
            options={[
              { value: 'ne', label: goods('nepali') },
              { value: 'en', label: goods('english') },
            ]}
            isRow
          />
        </div>
      </FormSection>
      <FormSection title={t('STATEMENT')}>
        <CheckboxField
          {...fixed}
          name="sendsStatements"
          label={t('sendsStatements')}
          description={t('sendsStatementsHint')}
        />
      </FormSection>
      {rule.writtenBy === null ? null : (
        <p className={classes.soft}>
          {t('writtenBy')}: {rule.writtenBy}
        </p>
      )}
    </>
  );
  if (isFixed) return fields;
  return (
    <FormPage
      form={form}
      onSave={async (body) => onSaved(await save.mutateAsync({ body }))}
      onReload={() => void reload()}
    >
      {fields}
    </FormPage>
  );
}
