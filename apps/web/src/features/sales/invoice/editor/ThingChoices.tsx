import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { MoneyText, QuantityText } from '../../../../ui/texts/MoneyText.tsx';
import { useTools } from './editor-context.ts';
import { useInvoicePart } from './invoice-store.ts';
import { type Sellable, thingKey } from './sellable.ts';
import classes from './ThingChoices.module.css';
import type { ThingSearch } from './use-thing-search.ts';

type Props = {
  id: string;
  search: ThingSearch;
  /** The cell below which the choices open, or above it where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (thing: Sellable) => void;
};

/** The choices of the item search, with price and stock. The focus stays in the search. */
export function ThingChoices({ id, search, anchor, onChoose }: Props) {
  const { t, ui, sellables } = useTools();
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
  const isWaiting = sellables.isPending || search.isAsking;
  return (
    <div className={classes.popup} data-up={opensUp || undefined}>
      {search.isRecent && search.choices.length > 0 ? <p className={classes.title}>{t('recentChoices')}</p> : null}
      <ul ref={list} id={id} role="listbox" aria-label={t('choices')} className={classes.list}>
        {search.choices.map((thing, position) => (
          <ThingChoice
            key={thingKey(thing)}
            id={`${id}-${position}`}
            thing={thing}
            isActive={position === search.active}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {search.choices.length > 0 || search.isRecent ? null : (
        <p className={classes.empty} role="status">
          {isWaiting ? ui('loading') : (sellables.error?.message ?? t('nothingFound'))}
        </p>
      )}
    </div>
  );
}

const largestHeightPixels = 340;

type ChoiceProps = { id: string; thing: Sellable; isActive: boolean; onChoose: (thing: Sellable) => void };

function ThingChoice({ id, thing, isActive, onChoose }: ChoiceProps) {
  const { t, language, vatRegistered } = useTools();
  const stock = useInvoicePart((state) => state.stock.get(thingKey(thing)));
  const other = nameIn(language === 'ne' ? 'en' : 'ne', thing.name, thing.nameNp);
  const name = nameIn(language, thing.name, thing.nameNp);
  const unit = nameIn(language, thing.unit, thing.unitNp);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.choice}
      // The search keeps the focus, so that its cell does not close the choices first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(thing)}
    >
      <span className={classes.names}>
        {name}
        <small className={classes.remark}>
          {[thing.code, other === name ? '' : other].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className={classes.figures}>
        <span>
          <MoneyText rupees={thing.rate} withUnit />
          {thing.vatIncluded && vatRegistered ? <small className={classes.remark}> {t('vatIncluded')}</small> : null}
        </span>
        <small className={classes.remark} data-empty={stock !== undefined && stock <= 0 ? true : undefined}>
          {thing.inventoryType === 'SERVICE' ? t('service') : null}
          {stock === undefined ? null : stock <= 0 ? t('outOfStock') : <QuantityText value={stock} unit={unit} />}
        </small>
      </span>
    </li>
  );
}
