import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import { textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { ScanButton } from '../../../../ui/scan/ScanButton.tsx';
import { useTools } from '../editor/editor-context.ts';
import { problemAt } from '../editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';
import { LineRow } from './LineRow.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import { useScan } from './use-scan.ts';
import { type LineFocus, useLineKeys } from './use-line-keys.ts';

type Props = { grid: RefObject<HTMLUListElement | null>; focus: LineFocus };

/** The lines of the invoice, written by keyboard alone; on a phone each line is a card. */
export function LineGrid({ grid, focus }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const { announce, lineParts } = useTools();
  const keys = useEditorState((state) => state.keys);
  const problem = useEditorState((state) => problemAt(state, 'lines'));
  const press = useLineKeys(store, focus);
  const scan = useScan();
  const remove = useCallback(
    (key: number) => {
      focus.removeLine(key, 'item');
      announce(t('lineRemoved'));
    },
    [focus, announce, t],
  );
  return (
    <section aria-label={t('lines')} onKeyDown={press}>
      {scan.unknown === null ? null : (
        <UnknownCode
          code={scan.unknown}
          onDismiss={scan.dismiss}
          onSearch={() => {
            scan.dismiss();
            const waiting = store.getState().lines.find(({ item }) => item === null);
            if (waiting === undefined) focus.addLine();
            else focus.focusCell(waiting.key, 'item');
          }}
        />
      )}
      <div className={classes.head} data-units={lineParts.Unit !== undefined || undefined} aria-hidden>
        <span />
        <span>{t('item')}</span>
        <span data-end>{t('quantity')}</span>
        <span data-end>{t('rate')}</span>
        <span data-end>{t('discount')}</span>
        <span data-end>{t('amount')}</span>
        <span />
      </div>
      <ul className={classes.rows} ref={grid}>
        {keys.map((key, position) => (
          <LineRow key={key} lineKey={key} number={position + 1} onRemove={remove} />
        ))}
      </ul>
      {problem === undefined ? null : (
        <p className={classes.wrong} role="alert">
          {textOf(problem, {}, language)}
        </p>
      )}
      <div className={classes.below}>
        <Button variant="subtle" leftSection={<Plus size={18} aria-hidden />} onClick={focus.addLine}>
          {t('addLine')}
        </Button>
        <ScanButton onScan={scan.take} />
      </div>
    </section>
  );
}
