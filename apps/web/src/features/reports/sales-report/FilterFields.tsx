import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { ReportValues } from './sales-report-form.ts';
import { useCustomerChoices, useSellableChoices } from './use-report-choices.ts';

type FieldProps = { control: Control<ReportValues, unknown, ReportValues> };

/** One of the outlets that the user sees. */
export function OutletField({ control }: FieldProps) {
  const t = useTexts(salesReportScreenMessages);
  const { outlets, officeId } = useSession();
  const seen = outlets.filter(({ id }) => officeId === null || id === officeId);
  return (
    <SelectField
      control={control}
      name="outletId"
      label={t('outlet')}
      placeholder={t('everything')}
      options={seen.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
      clearable
    />
  );
}

/** Items or services, and which of them: what can be chosen depends on the type. */
export function SellableFields({ form }: { form: AppForm<ReportValues> }) {
  const t = useTexts(salesReportScreenMessages);
  const { control } = form;
  const [type, chosen] = useWatch({ control, name: ['inventoryType', 'itemOrServiceId'] });
  const kind = type === 'ITEM' || type === 'SERVICE' ? type : null;
  const sellables = useSellableChoices(kind, String(chosen ?? ''));
  return (
    <>
      <SelectField
        control={control}
        name="inventoryType"
        label={t('inventoryType')}
        placeholder={t('everything')}
        options={[
          { value: 'SERVICE', label: t('service') },
          { value: 'ITEM', label: t('item') },
        ]}
        onChanged={() => form.setValue('itemOrServiceId', '')}
        clearable
      />
      <SelectField
        control={control}
        name="itemOrServiceId"
        label={t('itemOrService')}
        placeholder={kind === null ? t('typeFirst') : t('everything')}
        disabled={kind === null}
        options={sellables.options}
        isLoading={sellables.isLoading}
        {...sellables.searching}
        clearable
      />
    </>
  );
}

/** A customer, also one who is inactive by now. */
export function PartyField({ control }: FieldProps) {
  const t = useTexts(salesReportScreenMessages);
  const chosen = useWatch({ control, name: 'customerId' });
  const customers = useCustomerChoices(String(chosen ?? ''));
  return (
    <SelectField
      control={control}
      name="customerId"
      label={t('customer')}
      placeholder={t('everything')}
      options={customers.options}
      isLoading={customers.isLoading}
      {...customers.searching}
      clearable
    />
  );
}
