import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/use-add-new.ts';
import { CustomerDialog } from '../../parties/customer/CustomerDialog.tsx';
import { type Party, useParties } from '../due-document/use-parties.ts';

type Query = { search?: string; pageSize: number; sort: string };
const useCustomers = (query: Query, options: CallQueryOptions) => useCall(customerContract.list, { query }, options);

type Props<V extends FieldValues> = Pick<FieldProps<V>, 'control' | 'name'> & {
  /** The customer of the record that is edited. */
  current: Party | null;
};

/** Who pays, found by name in either language or by phone; `Add new` selects what it made. */
export function CustomerField<V extends FieldValues>({ current, ...props }: Props<V>) {
  const t = useTexts(incomeScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const { value, change } = useField(props);
  const [added, setAdded] = useState<Party | null>(null);
  const known = [added, current].find((party) => party !== null && party.id === value) ?? null;
  const customers = useParties(useCustomers, known, ({ phoneNumber }) => inDigitsOf(phoneNumber, language));
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        label={t('customer')}
        required
        options={customers.options}
        isLoading={customers.isLoading}
        addNewLabel={t('addCustomer')}
        {...customers.searching}
        {...(can(customerContract.save) ? { onAddNew: open } : {})}
      />
      <CustomerDialog
        {...dialog}
        onSaved={(customer) => {
          setAdded(customer);
          change(customer.id);
        }}
      />
    </>
  );
}
