import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { brandScreenMessages } from '@bahi/contract/catalogue/brand/brand-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/use-add-new.ts';
import { BrandDialog } from './BrandDialog.tsx';

/** A brand, with `Add new`. */
export function BrandField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(brandScreenMessages);
  const { can } = useSession();
  const brands = useCall(brandContract.list, {});
  const { value, change } = useField(props);
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        options={choicesInUse(brands.data?.rows, value)}
        isLoading={brands.isPending}
        clearable
        addNewLabel={t('addNew')}
        {...(can(brandContract.save) ? { onAddNew: open } : {})}
      />
      <BrandDialog {...dialog} onSaved={change} />
    </>
  );
}
