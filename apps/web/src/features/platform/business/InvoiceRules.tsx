import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, Space } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import type { BusinessProfile } from './business-form.ts';
import classes from './BusinessDetail.module.css';

/** What the business has settled for all its invoices. */
export function InvoiceRules({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const save = useSend(businessContract.saveInvoiceRules);
  const { allowsFreeLines, roundsToRupee, version } = profile;
  const values = { allowsFreeLines, roundsToRupee, version };
  const form = useAppForm(businessContract.saveInvoiceRules.body, values);
  const mayChange = can(businessContract.saveInvoiceRules);
  return (
    <div className={classes.rule}>
      <Surface title={t('invoiceRules')}>
        <form onSubmit={submitOf(form, (body) => save.mutateAsync({ body }))} noValidate>
          <CheckboxField
            control={form.control}
            name="allowsFreeLines"
            label={t('allowsFreeLines')}
            description={t('allowsFreeLinesHint')}
            disabled={!mayChange}
          />
          <Space h="md" />
          <CheckboxField
            control={form.control}
            name="roundsToRupee"
            label={t('roundsToRupee')}
            description={t('roundsToRupeeHint')}
            disabled={!mayChange}
          />
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
