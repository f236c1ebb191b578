import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Batches } from '../batch/Batches.tsx';
import classes from '../stock-paper/PaperLines.module.css';
import type { TransferDetail, TransferLine } from './transfer-rows.ts';

/** The lines of a transfer: what was sent, what arrived of it, and why not all. */
export function TransferLineTable({ transfer }: { transfer: TransferDetail }) {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const showsValue = transfer.value !== null;
  const isReceived = transfer.receivedDateAD !== null;
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('lines')}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{paper('item')}</th>
            <th scope="col" data-align="end">
              {t('sent')}
            </th>
            {isReceived ? (
              <th scope="col" data-align="end">
                {t('received')}
              </th>
            ) : null}
            {showsValue ? (
              <th scope="col" data-align="end">
                {t('lineValue')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {transfer.lines.map((line) => (
            <LineRow key={line.id} line={line} showsValue={showsValue} isReceived={isReceived} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { line: TransferLine; showsValue: boolean; isReceived: boolean };

function LineRow({ line, showsValue, isReceived }: RowProps) {
  const language = useLanguage();
  const quantityText = (quantity: number): string =>
    formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language);
  const stockUnit = nameIn(language, line.stockUnit, line.stockUnitNp);
  return (
    <tr>
      <td>
        {nameIn(language, line.name, line.nameNp)}
        <Batches {...(line.batches === undefined ? {} : { batches: line.batches })} />
        {line.reason === null ? null : <small>{line.reason}</small>}
      </td>
      <td data-align="end">
        {quantityText(line.quantity)} {nameIn(language, line.unit, line.unitNp)}
        {line.unit === line.stockUnit ? null : (
          <small>
            {quantityText(line.stockQuantity)} {stockUnit}
          </small>
        )}
      </td>
      {isReceived ? (
        <td data-align="end">
          {line.receivedQuantity === null ? '—' : `${quantityText(line.receivedQuantity)} ${stockUnit}`}
        </td>
      ) : null}
      {showsValue ? <td data-align="end">{line.value === null ? '—' : <MoneyText rupees={line.value} />}</td> : null}
    </tr>
  );
}
