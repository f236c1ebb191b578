import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { documentKinds } from '@bahi/domain/document-kinds';
import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { useKeptForm } from '../../../platform/kept/use-kept-form.ts';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { useSaveShortcut } from '../../../ui/form/use-save-shortcut.ts';
import {
  paymentFormFor,
  type PaymentComponent,
  type PaymentSummary,
  paymentValuesFor,
  type PaymentValues,
} from './payment-form.ts';
import classes from './PaymentDialog.module.css';
import { PaymentFields } from './PaymentFields.tsx';
import { cashOutOf, useTill } from './use-till.tsx';

type Props = {
  component: PaymentComponent;
  summary: PaymentSummary;
  /** Names the form, so that the dialog's own button sends it. */
  id: string;
  /** Sends the payments; what it throws is shown at the fields. */
  onSave: (body: PaymentValues) => Promise<unknown>;
  onDirty: (isDirty: boolean) => void;
};

/** New payments on a document, one or several at once. */
export function PaymentForm({ component, summary, id, onSave, onDirty }: Props) {
  const t = useTexts(paymentDialogMessages);
  const { todayAD } = useSession();
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(element);
  const { billDateAD, payableFromAD, dueAmount, advanceAmount } = summary;
  const bounds = useMemo(
    () => ({ billDateAD, payableFromAD, dueAmount, advanceAmount, todayAD }),
    [billDateAD, payableFromAD, dueAmount, advanceAmount, todayAD],
  );
  const schema = useMemo(() => paymentFormFor(bounds), [bounds]);
  const form = useAppForm(schema, paymentValuesFor(component, bounds));
  const kept = useKeptForm(form, {
    isOpen: true,
    about: { kind: component.type, id: component.id, action: 'pay' },
  });
  const rows = useWatch({ control: form.control, name: 'paymentLedgerDetailRequestDtoList' });
  const { warning, isMeant } = useTill(component, cashOutOf(documentKinds[component.type].settledBy, rows, []));
  const save = async (values: PaymentValues): Promise<void> => {
    if (await isMeant()) await onSave(values);
  };
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    // After the dialog has chosen whom it gives the focus.
    const frame = requestAnimationFrame(() => form.setFocus('paymentLedgerDetailRequestDtoList.0.paymentAmount'));
    return () => cancelAnimationFrame(frame);
  }, [form]);
  return (
    <form
      id={id}
      ref={element}
      className={classes.form}
      onSubmit={submitOf(form, save)}
      noValidate
      aria-label={t('newPayment')}
    >
      <h3 className={classes.formTitle}>{t('newPayment')}</h3>
      <RestoredNotice restored={kept.isRestored} onDiscard={kept.discard} />
      <PaymentFields form={form} bounds={bounds} type={component.type} />
      {warning}
    </form>
  );
}
