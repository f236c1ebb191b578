import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { registerTexts, textOf, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { BatchSelect } from '../../stock/batch/BatchSelect.tsx';
import type { LineDraft } from '../../stock/goods-lines/document-draft.ts';
import type { LineParts } from '../../stock/goods-lines/editor/editor-context.ts';
import { problemAt } from '../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../../stock/goods-lines/editor/use-editor-store.ts';
import classes from '../../stock/goods-lines/grid/LineGrid.module.css';

registerTexts(batchMessages);

type Props = { line: LineDraft; number: number };

/** Which batch is sold, of goods that keep batches. */
function SoldBatch({ line, number }: Props) {
  const { business } = useSession();
  const { item } = line;
  return business?.keepsBatches === true && item?.inventoryType === 'ITEM' ? (
    <BatchOfItem line={line} number={number} itemId={item.id} />
  ) : null;
}

function BatchOfItem({ line, number, itemId }: Props & { itemId: number }) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const dayAD = useEditorState((state) => state.head.issuedDateAD);
  const outletId = useEditorState((state) => state.head.outletId);
  const problem = useEditorState((state) => problemAt(state, `${line.key}.batchId`));
  const query = { itemLedgerDetailId: itemId, dayAD, ...(outletId === null ? {} : { outletId }) };
  const { data: offered = [] } = useCall(invoiceContract.batches, { query });
  if (offered.length === 0 && line.batchId === null) return null;
  return (
    <label className={classes.choice}>
      {t('batch')}
      <BatchSelect
        className={classes.goesTo}
        offered={offered}
        value={line.batchId}
        label={t('batchOf', { number })}
        isWrong={problem !== undefined}
        onChange={(batchId) => {
          // How much there is of it is another matter than of the one before: what was refused there is told no more.
          store.setLine(line.key, { batchId, quantity: line.quantity });
        }}
      />
      {problem === undefined ? null : <small className={classes.wrong}>{textOf(problem, {}, language)}</small>}
    </label>
  );
}

/** What a line of an invoice has of its own. */
export const soldLineParts: LineParts = { Below: SoldBatch };
