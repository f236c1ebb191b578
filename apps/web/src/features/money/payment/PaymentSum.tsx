import { useEffect, useRef } from 'react';
import { textOf } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './PaymentDialog.module.css';
import type { PaymentValues } from './payment-form.ts';

/** A line of what a form comes to. */
export function SumRow({ label, rupees, isMain = false }: { label: string; rupees: number; isMain?: boolean }) {
  return (
    <p className={classes.sumRow} data-soft={!isMain || undefined}>
      <span>{label}</span>
      {isMain ? (
        <strong>
          <MoneyText rupees={rupees} withUnit />
        </strong>
      ) : (
        <MoneyText rupees={rupees} withUnit />
      )}
    </p>
  );
}

/** What is wrong with the payments as a whole: their sum, or what the server said of them. */
export function FormProblem({ form, isSaid }: { form: AppForm<PaymentValues>; isSaid: boolean }) {
  const language = useLanguage();
  const message = useRef<HTMLParagraphElement>(null);
  const { errors, submitCount } = form.formState;
  const { totalPayingAmount, root } = errors;
  useEffect(() => {
    // It stands at the foot of the form, in a low window out of sight.
    if (submitCount > 0) message.current?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  // A sum of nothing is said at the rows; that somebody else changed the record, by its own notice.
  const sum = isSaid ? totalPayingAmount?.message : undefined;
  const problem = sum ?? (root?.type === 'common.stale' ? undefined : root?.message);
  if (problem === undefined) return null;
  return (
    <p ref={message} className={classes.problem} role="alert">
      {textOf(problem, {}, language)}
    </p>
  );
}
