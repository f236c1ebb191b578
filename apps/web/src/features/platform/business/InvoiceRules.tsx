import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import type { BusinessProfile } from './business-form.ts';
import { BusinessRule } from './BusinessRule.tsx';

/** What the business has settled for all its invoices. */
export function InvoiceRules({ profile }: { profile: BusinessProfile }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveInvoiceRules);
  const { allowsFreeLines, roundsToRupee, issuesAbbreviated, sellsAbroad, version } = profile;
  return (
    <BusinessRule
      name="invoices"
      title={t('invoiceRules')}
      rule={businessContract.saveInvoiceRules}
      values={{ allowsFreeLines, roundsToRupee, issuesAbbreviated, sellsAbroad, version }}
      onSave={(body) => save.mutateAsync({ body })}
    >
      {({ control }, disabled) => (
        <>
          <CheckboxField
            control={control}
            name="allowsFreeLines"
            label={t('allowsFreeLines')}
            description={t('allowsFreeLinesHint')}
            disabled={disabled}
          />
          <CheckboxField
            control={control}
            name="roundsToRupee"
            label={t('roundsToRupee')}
            description={t('roundsToRupeeHint')}
            disabled={disabled}
          />
          {profile.companyRegisterType === 'VAT' ? (
            <CheckboxField
              control={control}
              name="issuesAbbreviated"
              label={t('issuesAbbreviated')}
              description={t('issuesAbbreviatedHint')}
              disabled={disabled}
            />
          ) : null}
          <CheckboxField
            control={control}
            name="sellsAbroad"
            label={t('sellsAbroad')}
            description={t('sellsAbroadHint')}
            disabled={disabled}
          />
        </>
      )}
    </BusinessRule>
  );
}
