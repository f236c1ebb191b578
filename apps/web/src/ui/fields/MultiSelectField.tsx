import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { MultiSelect, type OptionsFilter } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { type FieldProps, inputProps, useField } from './field.ts';
import type { Choice } from './SearchSelect.tsx';

const selectAllValue = '\u0001select-all';
/** A list of a thousand names stays fluent: more are found by typing. */
const mostShown = 60;
const asTheyCame: OptionsFilter = ({ options }) => options;

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly Choice[];
  /** Not all of them are meant at once. */
  withoutAll?: boolean;
  isLoading?: boolean;
  /** Options come from the server as one types: then nothing is filtered here, and the chosen ones are among them. */
  onSearch?: (search: string) => void;
};

/** Several choices in a form, with `Select all` as the first row. The value is the list of the options' values. */
export function MultiSelectField<V extends FieldValues>(props: Props<V>) {
  const { withoutAll = false, isLoading = false, onSearch } = props;
  const t = useTexts(uiMessages);
  const language = useLanguage();
  const { ref, name, value, change, blur, error } = useField(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const byKey = new Map(props.options.map((option) => [String(option.value), option.value]));
  const data = props.options.map((option) => ({
    value: String(option.value),
    label: nameIn(language, option.label, option.labelNp),
    disabled: option.disabled ?? false,
  }));
  const choose = (keys: string[]): void => {
    const wanted = keys.includes(selectAllValue) ? [...byKey.keys()] : keys;
    change(wanted.flatMap((key) => byKey.get(key) ?? []));
  };
  const selectAll =
    !withoutAll && data.length > chosen.length ? [{ value: selectAllValue, label: t('selectAll') }] : [];
  return (
    <MultiSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={chosen.map(String)}
      data={[...selectAll, ...data]}
      onChange={choose}
      onBlur={blur}
      error={error}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t(isLoading ? 'loading' : 'nothingFound')}
      {...(withoutAll ? { limit: mostShown } : {})}
      {...(onSearch === undefined ? {} : { onSearchChange: onSearch, filter: asTheyCame })}
      clearButtonProps={{ 'aria-label': t('clear') }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
