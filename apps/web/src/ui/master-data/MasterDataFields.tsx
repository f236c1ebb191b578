import type { MasterData, MasterDataRow, MasterDataValues } from '@bahi/contract/master-data';
import { referenceNames } from '@bahi/contract/master-data';
import type { MasterDataPart } from '@bahi/contract/master-data-fields';
import type { Language } from '@bahi/domain/language';
import type { Control } from 'react-hook-form';
import { nameIn } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { AmountField, QuantityField } from '../fields/AmountField.tsx';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { useField } from '../fields/field.ts';
import { referencesOf, textOf } from './master-data-values.ts';
import { choicesInUse } from '../fields/SearchSelect.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';

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
  const language = useLanguage();
  const answer = useCall(of.list, { query: {} });
  const { value } = useField(props);
  const rows = answer.data?.rows.map((row) => ({ ...row, remark: remarkOf(of, row, language) }));
  return (
    <SelectField
      {...props}
      options={choicesInUse(rows, value)}
      isLoading={answer.isPending}
      {...(isOptional ? { clearable: true } : {})}
    />
  );
}

function remarkOf(of: MasterData, row: MasterDataRow, language: Language): string | undefined {
  const [first] = referencesOf(of);
  if (first === undefined) return textOf(row['shortCode']) ?? undefined;
  const [name, nameNp] = referenceNames(first.field);
  return nameIn(language, textOf(row[name]), textOf(row[nameNp])) || undefined;
}
