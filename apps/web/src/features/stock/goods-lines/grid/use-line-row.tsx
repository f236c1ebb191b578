import { splitFree } from '@bahi/domain/goods/sold-quantity';
import { useId, useMemo } from 'react';
import { textOf } from '../../../../platform/i18n.ts';
import type { LineDraft } from '../document-draft.ts';
import { useTools } from '../editor/editor-context.ts';
import { problemAt } from '../editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';

/** What is typed and chosen on a line; `takesFree` where its quantity may be `10 + 1`. */
export function useLineChanges(key: number, takesFree: boolean) {
  const store = useEditorStore();
  return useMemo(
    () => ({
      line: (changed: Partial<LineDraft>) => store.setLine(key, changed),
      quantity: (quantity: string) => {
        // `10 + 1`: what stands behind the plus goes along for nothing.
        const parts = takesFree && quantity.includes('+') ? splitFree(quantity) : null;
        store.setLine(key, parts === null ? { quantity } : { quantity: parts.quantity, freeQuantity: parts.free });
      },
      rate: (rate: string) => store.setLine(key, { rate }),
      discount: (discount: string) => store.setLine(key, { discount }),
      discountType: (discountType: LineDraft['discountType']) => store.setLine(key, { discountType }),
      leaveQuantity: () => store.touch(`${key}.quantity`),
      leaveRate: () => store.touch(`${key}.rate`),
      leaveDiscount: () => store.touch(`${key}.discount`),
    }),
    [store, key, takesFree],
  );
}

/** The mistakes of a line's cells, each below its cell. */
export function useNotes(key: number) {
  const id = useId();
  const { language } = useTools();
  const problems = {
    item: useEditorState((state) => problemAt(state, `${key}.item`)),
    quantity: useEditorState((state) => problemAt(state, `${key}.quantity`)),
    rate: useEditorState((state) => problemAt(state, `${key}.rate`)),
    discount: useEditorState((state) => problemAt(state, `${key}.discount`)),
    unitId: useEditorState((state) => problemAt(state, `${key}.unitId`)),
    freeQuantity: useEditorState((state) => problemAt(state, `${key}.freeQuantity`)),
    categoryId: useEditorState((state) => problemAt(state, `${key}.categoryId`)),
  };
  const idOf = (cell: keyof typeof problems): string => `${id}-${cell}`;
  return {
    idOf,
    of: (cell: keyof typeof problems, hasRemark = false) => ({
      isWrong: problems[cell] !== undefined,
      noteId: problems[cell] !== undefined || hasRemark ? idOf(cell) : undefined,
    }),
    shown: (cell: keyof typeof problems) => {
      const message = problems[cell];
      return message === undefined ? null : (
        <small className={classes.wrong} id={idOf(cell)}>
          {textOf(message, {}, language)}
        </small>
      );
    },
  };
}
