import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { Textarea } from '@mantine/core';
import { textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import classes from './DocumentEditor.module.css';
import { problemAt } from './editor-state.ts';
import { useEditorState, useEditorStore } from './use-editor-store.ts';

/** What else the invoice should say. */
export function RemarksField() {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const remarks = useEditorState((state) => state.head.remarks);
  const problem = useEditorState((state) => problemAt(state, 'remarks'));
  return (
    <Textarea
      className={classes.remarks ?? ''}
      name="remarks"
      label={t('remarks')}
      value={remarks}
      onChange={(event) => store.setHead({ remarks: event.currentTarget.value })}
      onBlur={() => store.touch('remarks')}
      error={problem === undefined ? undefined : textOf(problem, {}, language)}
      autosize
      minRows={1}
      maxRows={4}
    />
  );
}
