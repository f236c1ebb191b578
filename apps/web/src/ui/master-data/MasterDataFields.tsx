import type { MasterData, MasterDataValues } from '@bahi/contract/master-data';
import type { MasterDataPart } from '@bahi/contract/master-data-fields';
import type { Control } from 'react-hook-form';
import { useLanguage } from '../../platform/language.ts';
import { AmountField, QuantityField } from '../fields/AmountField.tsx';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { useField } from '../fields/field.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useMasterDataChoices, useReferenceRemark } from './use-master-data-choices.ts';

type FormControl = Control<MasterDataValues, unknown, MasterDataValues>;
type Props = {
  of: MasterData;
  control: FormControl;
  /** Fields that the screen has decided already. */
  without?: readonly string[];
};

/** The inputs of a declared resource, one for each of its fields. */
export function MasterDataFields({ of, control, without = [] }: Props) {
  return Object.entries(of.fields)
    .filter(([field]) => !without.includes(field))
    .map(([field, part], position) => (
      <MasterDataField key={field} of={of} control={control} field={field} part={part} autoFocus={position === 0} />
    ));
}

type FieldProps = { of: MasterData; control: FormControl; field: string; part: MasterDataPart; autoFocus: boolean };

function MasterDataField({ of, control, field, part, autoFocus }: FieldProps) {
  const language = useLanguage();
  const shared = {
    control,
    name: field,
    label: part.label[language],
    required: part.isRequired,
    ...(part.hint === undefined ? {} : { description: part.hint[language] }),
  };
  switch (part.kind) {
    case 'text':
      return (
        <TextField
          {...shared}
          maxLength={part.longest}
          autoFocus={autoFocus}
          {...(part.isNepali === true ? { lang: 'ne' as const } : {})}
        />
      );
    case 'number':
      return part.isMoney === true ? <AmountField {...shared} /> : <QuantityField {...shared} />;
    case 'boolean':
      return <CheckboxField {...shared} />;
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={part.words.map((word) => ({ value: word, label: part.wordTexts[word]?.[language] ?? word }))}
        />
      );
    case 'reference':
      return <ReferenceField {...shared} of={part.to === 'self' ? of : part.to} isOptional={!part.isRequired} />;
  }
}

type ReferenceProps = {
  of: MasterData;
  control: FormControl;
  name: string;
  label: string;
  required: boolean;
  isOptional: boolean;
};

/** A choice among the records of a resource; what they belong to stands below their names. */
function ReferenceField({ of, isOptional, ...props }: ReferenceProps) {
  const { value } = useField(props);
  const choices = useMasterDataChoices(of, value, { remarkOf: useReferenceRemark(of) });
  return <SelectField {...props} {...choices} {...(isOptional ? { clearable: true } : {})} />;
}
