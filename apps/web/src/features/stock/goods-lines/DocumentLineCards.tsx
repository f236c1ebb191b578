import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Batches } from '../batch/Batches.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { type LinedProps, batchesOf, Counted, Rate, TakenFrom, useSums, useWords } from './document-line-parts.tsx';
import classes from './DocumentLines.module.css';

/** On a phone each line is two rows: what and how much, and below it how that comes about. */
export function DocumentLineCards({ document, notes = [] }: LinedProps) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const sums = useSums(document);
  const words = useWords(document);
  return (
    <div className={classes.lines}>
      <ul className={classes.cards} aria-label={t('lines')}>
        {document.lines.map((line, position) => (
          <li key={line.id} className={classes.card}>
            <span>{nameIn(language, line.particulars, line.particularsNp)}</span>
            <MoneyText rupees={line.netAmount} />
            <small className={classes.remark}>
              <Counted line={line} /> {'×'} <Rate line={line} />
              {line.discountAmount === 0 ? null : ' − '}
              {line.discountAmount === 0 ? null : <MoneyText rupees={line.discountAmount} />}
            </small>
            <TakenFrom line={line} />
            {notes[position] === undefined ? null : (
              <small className={classes.remark} data-whole>
                {notes[position]}
              </small>
            )}
            <Batches {...batchesOf(line)} className={classes.remark} />
            {line.remarks === null ? null : <small className={classes.remark}>{line.remarks}</small>}
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        {sums.map(({ label, rupees, isMain }) => (
          <div key={label} className={classes.sum} data-main={isMain || undefined}>
            <dt>{label}</dt>
            <dd>
              <MoneyText rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.words}>{words}</p>
    </div>
  );
}
