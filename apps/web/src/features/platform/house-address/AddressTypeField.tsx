import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';

type Props<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  name: FieldPath<V>;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
};

/** What kind of address it is. */
export function AddressTypeField<V extends FieldValues>({ control, name, autoFocus = false }: Props<V>) {
  const t = useTexts(houseAddressScreenMessages);
  const types = useCall(addressTypeContract.list, { query: {} });
  const { value } = useField({ control, name });
  return (
    <SelectField
      control={control}
      name={name}
      label={t('addressType')}
      options={choicesInUse(types.data?.rows, value)}
      isLoading={types.isPending}
      required
      autoFocus={autoFocus}
    />
  );
}
