import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { formatRupees, parseRupees } from '@bahi/domain/numbers/money';
import { formatQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useTools } from '../editor/editor-context.ts';
import type { LineDraft } from '../document-draft.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import type { NamedListPrice } from '../line-price.ts';
import classes from './LineGrid.module.css';

type Props = {
  line: LineDraft;
  /** Counted from 1. */
  number: number;
};

/**
 * Which price the rate is, and why: the list with its quantity and its last day. Of a rate that was typed, or kept by a
 * draft, what it would be, with the offer to take that.
 */
export function PriceNote({ line, number }: Props) {
  const t = useTexts(priceListScreenMessages);
  const { language } = useTools();
  const store = useEditorStore();
  const priced = useEditorState((state) => state.pricedLines.get(line.key)) ?? null;
  if (priced === null || line.item === null) return null;
  const unit = nameIn(language, line.item.unit, line.item.unitNp);
  if (parseRupees(line.rate) === priced.price)
    return priced.list === null ? null : <small className={classes.note}>{whyOf(priced.list)}</small>;
  if (line.rate.trim() === '' && line.rateIs === 'FOLLOWED') return null;
  const price = formatRupees(priced.price, language);
  return (
    <small className={classes.note}>
      {priced.list === null
        ? t('typedUsual', { price })
        : t('typed', { name: nameIn(language, priced.list.name, priced.list.nameNp), price })}{' '}
      <button
        type="button"
        className={classes.take}
        aria-label={t('takePriceOf', { price, number })}
        onClick={() => store.setLine(line.key, { rateIs: 'FOLLOWED' })}
      >
        {t('takePrice')}
      </button>
    </small>
  );

  function whyOf(list: NamedListPrice): string {
    const quantity = formatQuantity(list.fromQuantity, language);
    return [
      nameIn(language, list.name, list.nameNp),
      list.fromQuantity > oneUnitTenThousandths ? t('fromPieces', { quantity, unit }) : '',
      list.tillDateBS === null ? '' : t('until', { day: inDigitsOf(list.tillDateBS, language) }),
    ]
      .filter((text) => text !== '')
      .join(' · ');
  }
}
