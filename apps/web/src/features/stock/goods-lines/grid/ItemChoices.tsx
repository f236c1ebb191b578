import { quickItemMessages } from '@bahi/contract/catalogue/item/quick-item.messages';
import { Plus } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { MoneyText, QuantityText } from '../../../../ui/texts/MoneyText.tsx';
import { useTools } from '../editor/editor-context.ts';
import { useEditorState } from '../editor/use-editor-store.ts';
import { type LineItem, lineItemKey } from '../line-item.ts';
import classes from './ItemChoices.module.css';
import type { ItemSearch } from './use-item-search.ts';

type Props = {
  id: string;
  search: ItemSearch;
  /** The cell below which the choices open, or above it where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (item: LineItem) => void;
  /** Makes what was searched, where the user may. */
  onAdd: () => void;
};

/** The choices of the item search, with price and stock. The focus stays in the search. */
export function ItemChoices({ id, search, anchor, onChoose, onAdd }: Props) {
  const { t, ui, words, lineItems, addItem } = useTools();
  const quick = useTexts(quickItemMessages);
  const typed = search.text?.trim() ?? '';
  const list = useRef<HTMLUListElement>(null);
  const [opensUp, setOpensUp] = useState(false);
  useLayoutEffect(() => {
    const place = anchor.current?.getBoundingClientRect();
    if (place === undefined) return;
    const below = window.innerHeight - place.bottom;
    setOpensUp(below < largestHeightPixels && place.top > below);
  }, [anchor]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [search.active]);
  const isWaiting = lineItems.isPending || search.isAsking;
  return (
    <div className={classes.popup} data-up={opensUp || undefined}>
      {search.isRecent && search.choices.length > 0 ? <p className={classes.title}>{words('recentChoices')}</p> : null}
      <ul ref={list} id={id} role="listbox" aria-label={t('choices')} className={classes.list}>
        {search.choices.map((item, position) => (
          <ItemChoice
            key={lineItemKey(item)}
            id={`${id}-${position}`}
            item={item}
            isActive={position === search.active}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {search.choices.length > 0 || search.isRecent ? null : (
        <p className={classes.empty} role="status">
          {isWaiting ? ui('loading') : (lineItems.error?.message ?? t('nothingFound'))}
        </p>
      )}
      {addItem === null ? null : (
        <button
          type="button"
          id={`${id}-${search.choices.length}`}
          tabIndex={-1}
          className={classes.add}
          data-active={search.active === search.choices.length || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onAdd}
        >
          <Plus size={18} aria-hidden />
          {typed === '' ? quick('addEmpty') : quick('add', { name: typed })}
        </button>
      )}
    </div>
  );
}

const largestHeightPixels = 340;

type ChoiceProps = { id: string; item: LineItem; isActive: boolean; onChoose: (item: LineItem) => void };

function ItemChoice({ id, item, isActive, onChoose }: ChoiceProps) {
  const { t, language } = useTools();
  const isTaxed = useEditorState((state) => state.rules.vatRegistered);
  const stock = useEditorState((state) => state.stock.get(lineItemKey(item)));
  const other = nameIn(language === 'ne' ? 'en' : 'ne', item.name, item.nameNp);
  const name = nameIn(language, item.name, item.nameNp);
  const unit = nameIn(language, item.unit, item.unitNp);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.choice}
      // The search keeps the focus, so that its cell does not close the choices first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <span className={classes.names}>
        {name}
        <small className={classes.remark}>{[item.code, other === name ? '' : other].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={classes.figures}>
        <span>
          {item.rate === 0 ? null : <MoneyText rupees={item.rate} withUnit />}
          {item.rate > 0 && item.vatIncluded && isTaxed ? (
            <small className={classes.remark}> {t('vatIncluded')}</small>
          ) : null}
        </span>
        <small className={classes.remark} data-empty={stock !== undefined && stock <= 0 ? true : undefined}>
          {item.inventoryType === 'SERVICE' ? t('service') : null}
          {stock === undefined ? null : stock <= 0 ? t('outOfStock') : <QuantityText value={stock} unit={unit} />}
        </small>
      </span>
    </li>
  );
}
