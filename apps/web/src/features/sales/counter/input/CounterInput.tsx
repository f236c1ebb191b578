import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useTools } from '../../../stock/goods-lines/editor/editor-context.ts';
import { ItemChoices } from '../../../stock/goods-lines/grid/ItemChoices.tsx';
import { useItemSearch } from '../../../stock/goods-lines/grid/use-item-search.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';
import classes from '../Counter.module.css';
import { typedEntry } from './typed-entry.ts';
import type { Entries } from './use-entries.ts';
import type { Selling } from './use-selling.ts';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  entries: Entries;
  selling: Selling;
  /** Makes what was typed, where the user may. */
  onAdd: (typed: string) => void;
  /** The bill is being sent: it is changed no more. */
  isBusy: boolean;
};

/** The one input: a code that is scanned, or a name or code that is typed, with how many before it. */
export function CounterInput({ field, entries, selling, onAdd, isBusy }: Props) {
  const t = useTexts(counterScreenMessages);
  const { lineItems, account, addItem, language } = useTools();
  const search = useItemSearch(lineItems, account, { canAdd: addItem !== null });
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const { times, what } = typedEntry(text);
  const clear = (): void => {
    setText('');
    search.reset();
  };
  const type = (typed: string): void => {
    setText(typed);
    const next = typedEntry(typed).what;
    if (next === '') search.reset();
    else search.type(next);
  };
  const take = (item: LineItem): void => {
    entries.enter({ what: item, times });
    clear();
  };
  const add = (): void => {
    clear();
    onAdd(what);
  };
  const enter = (): void => {
    const picked = search.isPicked ? search.choices[search.active] : undefined;
    if (what === '') {
      if (times !== null && !isBusy) selling.setTimes(times);
      return clear();
    }
    if (picked !== undefined) return take(picked);
    if (search.isPicked && addItem !== null) return add();
    const typed = text;
    entries.enter({ what, times, onSeveral: () => showAgain(typed) });
    clear();
  };
  /** What several fit is to be chosen, unless something else is being typed by now. */
  const showAgain = (typed: string): void => {
    if (field.current?.value === '') type(typed);
  };
  const pressInLines = (event: KeyboardEvent): void => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => selling.move(1),
      ArrowUp: () => selling.move(-1),
      '+': () => selling.step(selling.chosen, 1),
      '-': () => selling.step(selling.chosen, -1),
      Delete: () => selling.remove(selling.chosen),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    if (!isBusy) act();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    } else if (text === '') pressInLines(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      search.move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const isOpen = what !== '' && search.isOpen;
  return (
    <div className={classes.inputPlace} ref={place}>
      <input
        ref={field}
        className={classes.input}
        data-counter-input
        role="combobox"
        aria-label={t('input')}
        placeholder={t('input')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && search.active >= 0 ? `${id}-${search.active}` : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="enter"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={search.close}
        onFocus={search.open}
      />
      {entries.waiting === 0 ? null : (
        <span className={classes.waiting} role="status">
          {t('waiting', { count: formatNumber(entries.waiting, language) })}
        </span>
      )}
      {isOpen ? <ItemChoices id={id} search={search} anchor={place} onChoose={take} onAdd={add} /> : null}
    </div>
  );
}
