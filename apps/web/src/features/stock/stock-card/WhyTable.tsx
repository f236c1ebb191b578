import { moveWords } from '@bahi/contract/stock/stock-card/move-words.messages';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { MoveSource } from './MoveSource.tsx';
import classes from './StockCard.module.css';
import type { Why } from './WhyDialog.tsx';

type Figures = { quantity: number; value: number | null; unitCost?: number | null };
type RowProps = { what: ReactNode; dateAD?: string; figures: Figures; isSum?: boolean };

/** What there was, each that came, what went: what was there just before; then the move and what it left. */
export function WhyTable({ why }: { why: Why }) {
  const t = useTexts(stockCardScreen);
  const heads = useTexts(stockCardColumns);
  const kinds = useTexts(moveWords);
  const { start, causes, gone, before, move, after } = why;
  const isStartShown = start.quantity !== 0 || causes.length === 0;
  return (
    <div className={classes.scroll}>
      <table className={classes.why} aria-label={t('whyTable')}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            {[t('quantity'), t('unitCost'), heads('value')].map((head) => (
              <th key={head} scope="col" data-figure>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isStartShown ? <Row what={t('start')} figures={start} /> : null}
          {causes.map((cause) => (
            <Row
              key={cause.id}
              what={
                <>
                  {kinds(cause.kind)} · <MoveSource {...cause} />
                  {cause.isLater ? <small className={classes.beneath}>{t('isLater')}</small> : null}
                </>
              }
              dateAD={cause.dateAD}
              figures={cause}
            />
          ))}
          {gone.quantity === 0 && gone.value === 0 ? null : (
            <Row
              what={t('gone')}
              figures={{ quantity: -gone.quantity, value: gone.value === null ? null : -gone.value }}
            />
          )}
          <Row what={t('before')} figures={before} isSum />
          <Row what={t('this', { what: kinds(move.kind) })} dateAD={move.dateAD} figures={move} />
          <Row what={t('after')} figures={after} isSum />
        </tbody>
      </table>
    </div>
  );
}

function Row({ what, dateAD, figures: { quantity, value, unitCost }, isSum = false }: RowProps) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">
        {what}
        {dateAD === undefined ? null : (
          <small className={classes.beneath}>
            <DateText ad={dateAD} />
          </small>
        )}
      </th>
      <td data-figure>{quantity === 0 && unitCost === null && !isSum ? null : <QuantityText value={quantity} />}</td>
      <td data-figure>{unitCost === null || unitCost === undefined ? null : <MoneyText rupees={unitCost} />}</td>
      <td data-figure>
        <MoneyText rupees={value} />
      </td>
    </tr>
  );
}
