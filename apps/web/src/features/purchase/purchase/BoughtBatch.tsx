import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { registerTexts, textOf, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { BsDatePicker } from '../../../ui/dates/BsDatePicker.tsx';
import { refusedDay } from '../../../ui/dates/refused-day.ts';
import type { LineDraft } from '../../stock/goods-lines/document-draft.ts';
import { problemAt } from '../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../../stock/goods-lines/editor/use-editor-store.ts';
import classes from '../../stock/goods-lines/grid/LineGrid.module.css';
import { useBought } from './use-bought.ts';

registerTexts(batchMessages);

type Props = { line: LineDraft; number: number };

/** Number and expiry of the batch, of goods that keep batches and go onto the shelf; what is said of it is always shown. */
export function BoughtBatch({ line, number }: Props) {
  const { business } = useSession();
  const mayKeep = business?.keepsBatches === true || isSaid(line);
  return mayKeep && line.item?.inventoryType === 'ITEM' && line.goesTo === '' ? (
    <BatchInputs line={line} number={number} />
  ) : null;
}

function isSaid({ batchNumber, batchExpiryAD }: LineDraft): boolean {
  return batchNumber !== '' || batchExpiryAD !== '';
}

function BatchInputs({ line, number }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const { detail, ask } = useBought(line);
  // What a stored draft has on its lines is asked for once it is seen.
  useEffect(ask, [ask]);
  const wrongNumber = useEditorState((state) => problemAt(state, `${line.key}.batchNumber`));
  const wrongExpiry = useEditorState((state) => problemAt(state, `${line.key}.batchExpiryAD`));
  if (detail?.keepsBatches !== true && !isSaid(line)) return null;
  const said = (problem: string | undefined) => (problem === undefined ? undefined : textOf(problem, {}, language));
  return (
    <>
      <label className={classes.choice}>
        {t('batch')}
        <TextInput
          className={classes.batch}
          data-cell="batchNumber"
          aria-label={t('batchOf', { number })}
          value={line.batchNumber}
          error={said(wrongNumber)}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => store.setLine(line.key, { batchNumber: event.currentTarget.value })}
          onBlur={() => store.touch(`${line.key}.batchNumber`)}
        />
      </label>
      <span className={classes.choice}>
        <span aria-hidden>{t('expiry')}</span>
        <BsDatePicker
          className={classes.expiry}
          data-cell="batchExpiry"
          aria-label={t('expiryOf', { number })}
          value={line.batchExpiryAD}
          error={said(wrongExpiry)}
          onChange={(batchExpiryAD) => store.setLine(line.key, { batchExpiryAD })}
          onRefused={(text) => store.setLine(line.key, { batchExpiryAD: refusedDay(text) })}
          onBlur={() => store.touch(`${line.key}.batchExpiryAD`)}
        />
      </span>
    </>
  );
}
