import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { brandScreenMessages } from '@bahi/contract/catalogue/brand/brand-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';
import { BrandDialog } from './BrandDialog.tsx';

/** A brand, with `Add new`. */
export function BrandField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(brandScreenMessages);
  const { can } = useSession();
  const { value, change } = useField(props);
  const choices = useMasterDataChoices(brandContract.masterData, value);
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        {...choices}
        clearable
        addNewLabel={t('addNew')}
        {...(can(brandContract.save) ? { onAddNew: open } : {})}
      />
      <BrandDialog {...dialog} onSaved={change} />
    </>
  );
}
