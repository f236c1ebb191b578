import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { MultiSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { type FieldProps, inputProps, useField } from './field.ts';
import type { Choice } from './SearchSelect.tsx';

const selectAllValue = '\u0001select-all';

/** Several choices in a form, with `Select all` as the first row. The value is the list of the options' values. */
export function MultiSelectField<V extends FieldValues>(props: FieldProps<V> & { options: readonly Choice[] }) {
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
  const selectAll = data.length > chosen.length ? [{ value: selectAllValue, label: t('selectAll') }] : [];
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
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
