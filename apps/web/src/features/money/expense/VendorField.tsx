import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
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
import { VendorDialog } from '../../parties/vendor/VendorDialog.tsx';
import { type Party, useParties } from '../due-document/use-parties.ts';

type Query = { search?: string; pageSize: number; sort: string };
const useVendors = (query: Query, options: CallQueryOptions) => useCall(vendorContract.list, { query }, options);

type Props<V extends FieldValues> = Pick<FieldProps<V>, 'control' | 'name'> & {
  /** The vendor of the record that is edited. */
  current: Party | null;
};

/** Who is paid, found by name in either language, by phone or PAN; `Add new` selects what it made. */
export function VendorField<V extends FieldValues>({ current, ...props }: Props<V>) {
  const t = useTexts(expenseScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const { value, change } = useField(props);
  const [added, setAdded] = useState<Party | null>(null);
  const known = [added, current].find((party) => party !== null && party.id === value) ?? null;
  const vendors = useParties(useVendors, known, ({ contact }) => inDigitsOf(contact, language));
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        label={t('vendor')}
        required
        options={vendors.options}
        isLoading={vendors.isLoading}
        addNewLabel={t('addVendor')}
        {...vendors.searching}
        {...(can(vendorContract.save) ? { onAddNew: open } : {})}
      />
      <VendorDialog
        {...dialog}
        onSaved={(vendor) => {
          setAdded(vendor);
          change(vendor.id);
        }}
      />
    </>
  );
}
