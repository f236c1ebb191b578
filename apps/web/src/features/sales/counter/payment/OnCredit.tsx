import type { Paisa } from '@bahi/domain/numbers/money';
import { textOf } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { problemAt } from '../../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState, useOwnState } from '../../../stock/goods-lines/editor/use-editor-store.ts';
import { CreditNotice } from '../../credit-limit/CreditNotice.tsx';
import classes from '../Counter.module.css';
import type { CounterStore } from '../counter-kind.ts';

/** What the customer may owe, where a part stays on credit. */
export function OnCredit({ store, unpaid }: { store: CounterStore; unpaid: Paisa }) {
  const language = useLanguage();
  const customerId = useEditorState((state) => state.head.party?.id ?? null);
  const problem = useEditorState((state) => problemAt(state, 'creditReason'));
  const refused = useEditorState((state) => problemAt(state, 'party'));
  const reason = useOwnState(store, (own) => own.creditReason);
  return (
    <>
      {refused === undefined ? null : (
        <p className={classes.problem} role="alert">
          {textOf(refused, {}, language)}
        </p>
      )}
      <CreditNotice
        customerId={customerId}
        unpaid={unpaid}
        reason={{
          value: reason,
          error: problem === undefined ? undefined : textOf(problem, {}, language),
          onChange: (creditReason) => store.setOwn({ creditReason }),
          onBlur: () => store.touch('creditReason'),
        }}
      />
    </>
  );
}
