import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { finderOf } from '@bahi/domain/name-sound';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import classes from './SearchSelect.module.css';

/** One choice; found by its name in either language, its code and its remark. */
export type Choice = {
  value: number | string;
  label: string;
  labelNp?: string | null;
  /** Stands small below the name: a code, a phone number, the stock at hand. */
  remark?: string | undefined;
  disabled?: boolean;
};

type NamedRow = { id: number; name: string; nameNp: string | null; remark?: string | undefined; isActive: boolean };

/** Active records as choices, and the chosen one even when it became inactive since. */
export function choicesInUse(rows: readonly NamedRow[] | undefined, chosen: unknown): Choice[] {
  const inUse = (rows ?? []).filter((row) => row.isActive || row.id === chosen);
  return inUse.map(({ id, name, nameNp, remark }) => ({ value: id, label: name, labelNp: nameNp, remark }));
}

export type SearchSelectProps = Omit<SelectProps, 'value' | 'data' | 'onChange' | 'filter' | 'renderOption'> & {
  value: number | string | null | undefined;
  options: readonly Choice[];
  onChange: (value: number | string, option: Choice | null) => void;
  isLoading?: boolean;
  /** Options come from the server as one types: then nothing is filtered here. */
  onSearch?: (search: string) => void;
  /** Adds a last row `Add new`; called with what was typed. */
  onAddNew?: (typed: string) => void;
  addNewLabel?: string;
};

const addNewValue = '\u0001add-new';
const noneValue = '\u0001none';
/** A list of a thousand names stays fluent: more are found by typing. */
const mostShown = 60;

/** A select that is searched by typing, with an `Add new` row. Outside of forms; in a form take SelectField. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, options, onChange, isLoading = false, onSearch, onAddNew, addNewLabel, ...rest } = props;
  const t = useTexts(uiMessages);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The arrows have marked an option since the last letter: then Enter takes that one. */
  const hasMarked = useRef(false);
  /** Enter came before the options: the first of them is meant. */
  const awaitsFirst = useRef(false);
  const byKey = new Map(options.map((option) => [String(option.value), option]));
  const data = options.map((option) => ({
    value: String(option.value),
    label: nameIn(language, option.label, option.labelNp),
    disabled: option.disabled ?? false,
  }));
  const addNew = onAddNew === undefined ? [] : [{ value: addNewValue, label: addNewLabel ?? t('addNew') }];
  const choose = (key: string | null): void => {
    if (key === addNewValue) return onAddNew?.(search);
    const option = key === null ? null : (byKey.get(key) ?? null);
    onChange(option?.value ?? '', option);
  };
  const none = isLoading
    ? t('loading')
    : search.trim() === ''
      ? t('nothingFound')
      : t('notFoundNamed', { typed: search.trim() });
  const filter = filterWith(byKey, onSearch === undefined, none);
  const takeFirst = (): void => {
    const found = filter({ options: [...data, ...addNew], search, limit: mostShown });
    const first = found.find((item) => 'value' in item && item.disabled !== true);
    if (first === undefined || !('value' in first)) return;
    setOpen(false);
    choose(first.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMarked.current = true;
    if (event.key !== 'Enter' || hasMarked.current || !isOpen || search.trim() === '') return;
    if (event.nativeEvent.isComposing) return;
    // The list would take the option that was first when the last letter came, whatever has come in its place.
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) awaitsFirst.current = true;
    else takeFirst();
  };
  const takeAwaited = useEffectEvent(() => {
    if (awaitsFirst.current) takeFirst();
    awaitsFirst.current = false;
  });
  useEffect(() => {
    if (!isLoading) takeAwaited();
  }, [isLoading]);
  // The button that clears cannot be reached by the keyboard: leaving an emptied field clears it as well.
  const isEmptied = rest.clearable === true && search.trim() === '' && byKey.has(String(value));
  return (
    <Select
      placeholder={t('selectPlaceholder')}
      nothingFoundMessage={none}
      clearButtonProps={{ 'aria-label': t('clear') }}
      // Tabbing through a form, or coming back from `Add new`, drops no lists: typing, arrows and a click do.
      openOnFocus={false}
      {...rest}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      data={[...data, ...addNew]}
      onChange={choose}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDownCapture={press}
      onBlur={(event) => {
        if (isEmptied) choose(null);
        awaitsFirst.current = false;
        rest.onBlur?.(event);
      }}
      searchable
      limit={mostShown}
      allowDeselect={false}
      filter={filter}
      onSearchChange={(text) => {
        setSearch(text);
        hasMarked.current = false;
        awaitsFirst.current = false;
        onSearch?.(text);
      }}
      withCheckIcon={false}
      // The list itself scrolls: what scrolls within a list is reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options }}
      renderOption={({ option }) => <OptionRow option={option} remark={byKey.get(option.value)?.remark} />}
      comboboxProps={{ withinPortal: true, transitionProps: { duration: 0 } }}
    />
  );
}

function OptionRow({ option, remark }: { option: ComboboxItem; remark: string | undefined }) {
  if (option.value === addNewValue) {
    return (
      <span className={classes.addNew}>
        <Plus size={18} aria-hidden />
        {option.label}
      </span>
    );
  }
  return (
    <span className={classes.option}>
      <span>{option.label}</span>
      {remark === undefined || remark === '' ? null : <small className={classes.remark}>{remark}</small>}
    </span>
  );
}

/**
 * Finds each typed word in the names of both languages and in the remark, however it is spelt; `Add new` stays, below
 * the word that nothing was found. What is found by its name stands before what only its remark speaks of.
 */
function filterWith(byKey: ReadonlyMap<string, Choice>, isLocal: boolean, none: string): OptionsFilter {
  return ({ options, search, limit }) => {
    const isFound = finderOf(isLocal ? search : '');
    const byName: typeof options = [];
    const byRemark: typeof options = [];
    for (const item of options) {
      if (!('value' in item) || item.value === addNewValue) continue;
      const choice = byKey.get(item.value);
      const names = `${item.label} ${choice?.label ?? ''} ${choice?.labelNp ?? ''}`;
      if (isFound(names)) byName.push(item);
      else if (isFound(`${names} ${choice?.remark ?? ''}`)) byRemark.push(item);
    }
    const last = options.filter((item) => 'value' in item && item.value === addNewValue);
    const found = [...byName, ...byRemark].slice(0, limit - last.length);
    const isNone = found.length === 0 && last.length > 0;
    return [...(isNone ? [{ value: noneValue, label: none, disabled: true }] : found), ...last];
  };
}
