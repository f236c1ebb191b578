import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Menu } from '@mantine/core';
import { ChevronDown, X } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import type { Filter, FilterOption } from './list-types.ts';
import classes from './ListToolbar.module.css';
import type { OpenerProps } from './LongFilterMenu.tsx';

type Props<F extends string> = { filter: Filter<F>; value: string; onChange: (value: string) => void };

const LongFilterMenu = lazy(async () => ({ default: (await import('./LongFilterMenu.tsx')).LongFilterMenu }));

/** More options than this are searched by typing. */
const mostInMenu = 8;

/** A filter of a list as a chip that can be cleared. */
export function FilterChip<F extends string>({ filter, value, onChange }: Props<F>) {
  const t = useTexts(uiMessages);
  const chosen = filter.chosen ?? filter.options.find((option) => option.value === value);
  // Nothing opens before there is something to choose: what then came would close it again.
  const isReady = filter.onSearch !== undefined || filter.options.length > 0;
  const button = (opener?: OpenerProps, disabled = !isReady): ReactElement => (
    <button type="button" className={classes.chipMain} disabled={disabled} {...opener}>
      {filter.label}
      {chosen === undefined ? null : <strong>{chosen.label}</strong>}
      {chosen === undefined ? <ChevronDown size={16} aria-hidden /> : null}
    </button>
  );
  return (
    <span className={classes.chip} data-chosen={chosen !== undefined || undefined}>
      {filter.onSearch !== undefined || filter.options.length > mostInMenu ? (
        <Suspense fallback={button(undefined, true)}>
          <LongFilterMenu filter={filter} value={value} onChange={onChange}>
            {(opener) => button(opener)}
          </LongFilterMenu>
        </Suspense>
      ) : (
        <ShortFilterMenu options={filter.options} value={value} onChange={onChange}>
          {button()}
        </ShortFilterMenu>
      )}
      {chosen === undefined ? null : (
        <button
          type="button"
          className={classes.chipClear}
          aria-label={t('clearFilter', { name: filter.label })}
          onClick={() => onChange('')}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}

type ShortFilterMenuProps = {
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
  children: ReactElement;
};

function ShortFilterMenu({ options, value, onChange, children }: ShortFilterMenuProps) {
  const t = useTexts(uiMessages);
  return (
    <Menu position="bottom-start">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={onChange}>
          {[{ value: '', label: t('all') }, ...options].map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick>
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
