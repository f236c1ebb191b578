import { finderOf } from '@bahi/domain/name-sound';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Combobox, useCombobox } from '@mantine/core';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import type { Filter, FilterOption } from './list-types.ts';
import classes from './ListToolbar.module.css';

export type OpenerProps = { onClick: () => void; 'aria-haspopup': 'dialog'; 'aria-expanded': boolean };

type Props = {
  filter: Omit<Filter<string>, 'name'>;
  value: string;
  onChange: (value: string) => void;
  /** The button that opens the list; what it is given belongs on it. */
  children: (props: OpenerProps) => ReactElement;
};

/** The options of a filter that has many (categories, brands), found by typing. */
export function LongFilterMenu({ filter: { label, options, onSearch }, value, onChange, children }: Props) {
  const t = useTexts(uiMessages);
  const [search, setTyped] = useState('');
  const setSearch = (typed: string): void => {
    setTyped(typed);
    onSearch?.(typed);
  };
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const isFound = finderOf(search);
  const found = onSearch === undefined ? options.filter((option) => isFound(option.label)) : options;
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      width={280}
      onOptionSubmit={(chosen) => {
        onChange(chosen === allValue ? '' : chosen);
        combobox.closeDropdown();
      }}
    >
      {/* As a combobox the button would lose its name: it stays a button that opens a list. */}
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        {children({
          onClick: () => combobox.toggleDropdown(),
          'aria-haspopup': 'dialog',
          'aria-expanded': combobox.dropdownOpened,
        })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <div role="dialog" aria-label={label}>
          <Combobox.Search
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              combobox.updateSelectedOptionIndex();
            }}
            placeholder={t('search')}
            aria-label={t('searchIn', { name: label })}
          />
          {/* A stop of its own: what scrolls is reached by the keyboard. */}
          <Combobox.Options aria-label={label} className={classes.options} tabIndex={0}>
            {search.trim() !== '' ? null : <Option value={allValue} label={t('all')} isChosen={value === ''} />}
            {found.map((option) => (
              <Option key={option.value} {...option} isChosen={option.value === value} />
            ))}
            {found.length > 0 ? null : <Combobox.Empty>{t('nothingFound')}</Combobox.Empty>}
          </Combobox.Options>
        </div>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Combobox takes no empty value. */
const allValue = '\u0001all';

function Option({ value, label, isChosen }: FilterOption & { isChosen: boolean }) {
  return (
    <Combobox.Option value={value} active={isChosen}>
      {isChosen ? <Check size={16} aria-hidden /> : <span className={classes.gap} />}
      {label}
    </Combobox.Option>
  );
}
