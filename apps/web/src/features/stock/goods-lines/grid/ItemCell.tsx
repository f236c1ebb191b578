import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { useTools } from '../editor/editor-context.ts';
import { useEditorStore } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';
import { selectWhole } from './NumberCell.tsx';
import { newlyBought } from '../document-draft.ts';
import type { LineItem } from '../line-item.ts';
import { ItemChoices } from './ItemChoices.tsx';
import { useTakeItem } from './use-take-item.ts';
import { type ItemSearch, useItemSearch } from './use-item-search.ts';

type Props = {
  lineKey: number;
  number: number;
  item: LineItem | null;
  isWrong: boolean;
  noteId: string | undefined;
};

/**
 * The search of a line: by name in either language, code or barcode. Typing opens the choices, arrows move among
 * them, Enter takes one; Escape brings back what was there. On an empty line Arrow down shows what was sold lately.
 */
export const ItemCell = memo(function ItemCell({ lineKey, number, item, isWrong, noteId }: Props) {
  const store = useEditorStore();
  const { t, language, lineItems, account, addItem } = useTools();
  const search = useItemSearch(lineItems, account, { canAdd: addItem !== null });
  const { put, take } = useTakeItem(lineKey);
  const press = useKeys(search, { lineKey, item, put, take });
  const cell = useRef<HTMLDivElement>(null);
  const listId = useId();
  const isOpen = search.isOpen && (search.text !== null || search.choices.length > 0 || addItem !== null);
  const leave = (): void => {
    if (search.text?.trim() === '' && item !== null) {
      store.setLine(lineKey, {
        item: null,
        quantity: '',
        rate: '',
        rateIs: 'FOLLOWED',
        discount: '',
        remarks: '',
        ...newlyBought,
      });
    }
    search.reset();
    store.touch(`${lineKey}.item`);
  };
  return (
    <div className={classes.item} ref={cell}>
      <input
        className={classes.input}
        data-cell="item"
        name={`lines.${number}`}
        role="combobox"
        aria-label={t('itemOf', { number })}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && search.active >= 0 ? `${listId}-${search.active}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        placeholder={t('itemPlaceholder')}
        value={search.text ?? (item === null ? '' : nameIn(language, item.name, item.nameNp))}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onMouseDown={selectWhole}
        onClick={() => (item === null ? search.open() : undefined)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {isOpen ? (
        <ItemChoices
          id={listId}
          search={search}
          anchor={cell}
          onChoose={(chosen) => {
            search.reset();
            take(chosen, false);
          }}
          onAdd={() => {
            search.reset();
            addItem?.(lineKey, search.text ?? '');
          }}
        />
      ) : null}
    </div>
  );
});

type Line = ReturnType<typeof useTakeItem> & { lineKey: number; item: LineItem | null };

/** Keys that this cell uses are marked as handled; all others are left to the lines. */
function useKeys(search: ItemSearch, { lineKey, item, put, take }: Line): (event: KeyboardEvent) => void {
  const { focusCell, leaveLines, addItem } = useTools();
  const isBlank = item === null && (search.text ?? '').trim() === '';
  const enter = async (): Promise<void> => {
    const typed = search.text?.trim() ?? '';
    const add = (): void => {
      search.reset();
      addItem?.(lineKey, typed);
    };
    if (search.isPicked && search.active === search.choices.length && addItem !== null) return add();
    const picked = search.isPicked && search.choices[search.active] !== undefined;
    if (!picked && search.text === null && item !== null) return focusCell(lineKey, 'quantity');
    if (!picked && isBlank) return leaveLines();
    const found = await search.resolve();
    if (found === 'UNDECIDED') return;
    if (found === 'NOTHING') {
      // A number is a code that nothing bears: nobody calls anything so.
      if (addItem !== null && /\p{L}/u.test(typed)) add();
      return;
    }
    search.reset();
    take(found.item, found.isScan);
  };
  return (event) => {
    // While a Nepali keyboard is composing, all keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void enter();
    }
    if (event.key === 'Escape' && (search.isOpen || search.text !== null)) {
      event.preventDefault();
      event.stopPropagation();
      search.reset();
    }
    const active = search.text === null && !search.isPicked ? undefined : search.choices[search.active];
    // Tab takes the choice as well, and then goes where Tab goes.
    if (event.key === 'Tab' && !event.shiftKey && search.isOpen && active !== undefined) {
      search.reset();
      put(active);
    }
    const isDown = event.key === 'ArrowDown';
    if (!isDown && event.key !== 'ArrowUp') return;
    if (!search.isOpen && !(isDown && (isBlank || event.altKey))) return;
    event.preventDefault();
    search.move(isDown ? 1 : -1);
  };
}
