import { formatQuantity, parseQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { TriangleAlert } from 'lucide-react';
import { useTools } from './editor-context.ts';
import type { LineDraft } from './invoice-draft.ts';
import { useInvoicePart } from './invoice-store.ts';
import classes from './LineGrid.module.css';
import { thingKey } from './sellable.ts';

/** The stock beside a quantity; it warns when all lines of the item together want more, before the server refuses. */
export function StockNote({ line: { thing, quantity }, id }: { line: LineDraft; id: string }) {
  const { t, language } = useTools();
  const key = thing === null ? '' : thingKey(thing);
  const stock = useInvoicePart((state) => state.stock.get(key));
  const wanted = useInvoicePart((state) => state.wanted.get(key)) ?? 0;
  const atHand = stock === undefined ? null : quantityFromNumber(stock);
  if (thing === null || atHand === null) return <small className={classes.note} id={id} />;
  const isShort = parseQuantity(quantity) !== null && wanted > atHand;
  const text =
    atHand <= 0
      ? t('outOfStock')
      : t(isShort ? 'stockShort' : 'inStock', { quantity: formatQuantity(atHand, language) });
  return (
    <small className={classes.note} id={id} data-short={isShort || undefined}>
      {isShort ? <TriangleAlert size={13} aria-hidden /> : null}
      {text}
    </small>
  );
}
