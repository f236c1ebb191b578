import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { customerReminders } from '@bahi/contract/parties/customer/customer.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { CustomerGroupField } from '../customer-group/CustomerGroupField.tsx';
import { type CustomerValues, reminderChoices } from './customer-form.ts';

type Props = { control: Control<CustomerValues, unknown, CustomerValues>; columns: 2 | 3 };

/** Who the customer is, where, and how they buy. */
export function CustomerFields({ control, columns }: Props) {
  const t = useTexts(customerScreenMessages);
  const r = useTexts(reminderScreenMessages);
  const reminders = [
    { value: '', label: r('asRule') },
    ...customerReminders.map((value) => ({ value, label: r(reminderChoices[value]) })),
  ];
  return (
    <>
      <FormSection title={t('who')}>
        <FormGrid columns={columns}>
          <TextField control={control} name="name" label={t('name')} maxLength={150} required autoFocus />
          <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={150} lang="ne" />
          <TextField control={control} name="focalPerson" label={t('focalPerson')} maxLength={100} required />
          <PhoneField control={control} name="phoneNumber" label={t('phoneNumber')} required />
          <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" />
          <PanField control={control} name="vatPanNo" label={t('vatPanNo')} />
        </FormGrid>
      </FormSection>
      <FormSection title={t('address')}>
        <FormGrid columns={columns}>
          <AddressFields control={control} names={addressNames} />
        </FormGrid>
      </FormSection>
      <FormSection title={t('selling')}>
        <FormGrid columns={columns}>
          <CustomerGroupField control={control} name="customerGroupId" label={t('customerGroup')} />
          <AmountField
            control={control}
            name="creditLimit"
            label={t('creditLimit')}
            description={t('creditLimitHint')}
          />
          <TextField
            control={control}
            name="creditDays"
            label={t('creditDays')}
            description={t('creditDaysHint')}
            inputMode="numeric"
          />
          <SelectField control={control} name="reminders" label={r('customerReminders')} options={reminders} />
        </FormGrid>
        <CheckboxField control={control} name="isWalkIn" label={t('isWalkIn')} description={t('walkInHint')} />
      </FormSection>
    </>
  );
}
