import { formatQuantity, parseQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { TriangleAlert } from 'lucide-react';
import { useTools } from '../editor/editor-context.ts';
import type { LineDraft } from '../document-draft.ts';
import { useEditorState } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';
import { lineItemKey } from '../line-item.ts';

/** The stock beside a quantity; it warns when all lines of the item together want more, before the server refuses. */
export function StockNote({ line: { item, quantity }, id }: { line: LineDraft; id: string }) {
  const { t, language } = useTools();
  const key = item === null ? '' : lineItemKey(item);
  const stock = useEditorState((state) => state.stock.get(key));
  const wanted = useEditorState((state) => state.wanted.get(key)) ?? 0;
  const atHand = stock === undefined ? null : quantityFromNumber(stock);
  if (item === null || atHand === null) return <small className={classes.note} id={id} />;
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
