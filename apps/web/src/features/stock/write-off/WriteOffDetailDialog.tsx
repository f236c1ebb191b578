import type { Answer } from '@bahi/contract/endpoint';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { Batches } from '../batch/Batches.tsx';
import { PaperDetails } from '../stock-paper/PaperDetails.tsx';
import { type PaperRow, usePaperName } from '../stock-paper/paper-row.ts';
import classes from '../stock-paper/PaperLines.module.css';
import { useWriteOffActions } from './use-write-off-actions.tsx';

type WriteOff = Answer<typeof writeOffContract.get>;
type Props = { opened: boolean; onClose: () => void; writeOffId: number; onCancel: (row: PaperRow) => void };

/** One of them: head, lines with reason and cost, and what can be done with it. */
export function WriteOffDetailDialog({ opened, onClose, writeOffId, onCancel }: Props) {
  const t = useTexts(writeOffScreenMessages);
  const nameOf = usePaperName();
  const found = useCall(writeOffContract.get, { params: { id: writeOffId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useWriteOffActions({ cancel: onCancel });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={900}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : (
        <>
          <PaperDetails paper={found.data} />
          <Lines lines={found.data.lines} />
          <RecordHistory kind="WRITE_OFF" id={found.data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(found.data)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Lines({ lines }: { lines: WriteOff['lines'] }) {
  const t = useTexts(writeOffScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const showsCost = lines.some(({ cost }) => cost !== null);
  const quantityText = (quantity: number): string =>
    formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language);
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('lines')}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{paper('item')}</th>
            <th scope="col" data-align="end">
              {paper('quantity')}
            </th>
            <th scope="col">{t('reason')}</th>
            {showsCost ? (
              <th scope="col" data-align="end">
                {t('cost')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {nameIn(language, line.particulars, line.particularsNp)}
                <Batches {...(line.batches === undefined ? {} : { batches: line.batches })} />
                {line.note === null ? null : <small>{line.note}</small>}
              </td>
              <td data-align="end">
                {quantityText(line.quantity)} {nameIn(language, line.unit, line.unitNp)}
                {line.unit === line.stockUnit ? null : (
                  <small>
                    {quantityText(line.stockQuantity)} {nameIn(language, line.stockUnit, line.stockUnitNp)}
                  </small>
                )}
              </td>
              <td>{t(line.reason)}</td>
              {showsCost ? (
                <td data-align="end">{line.cost === null ? '—' : <MoneyText rupees={line.cost} />}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
