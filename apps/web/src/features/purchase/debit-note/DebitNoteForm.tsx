import { debitCase } from '@bahi/contract/purchase/debit-note/debit-note-form';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { stillSending } from '../../../ui/documents/still-sending.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useKeptForm } from '../../../platform/kept/use-kept-form.ts';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';
import { StaleNotice } from '../../../ui/form/StaleNotice.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useFirstFocus } from '../../stock/goods-lines/editor/editor-focus.ts';
import { useEditorKeys } from '../../stock/goods-lines/editor/use-editor-keys.ts';
import { atNoteRows } from '../../stock/goods-lines/notes/note-form.ts';
import { bodyOf, debitNoteFields, type DebitValues, valuesOf } from './debit-note-form.ts';
import type { ReturnablePurchase, DebitNoteDetail } from './debit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { DebitDocuments } from './DebitDocuments.tsx';
import { DebitLines } from './DebitLines.tsx';
import { DebitFoot } from './DebitFoot.tsx';
import { DebitedPurchase } from './DebitedPurchase.tsx';

type Props = {
  purchase: ReturnablePurchase;
  draft: DebitNoteDetail | null;
  onIssued: (note: DebitNoteDetail) => void;
  /** Reads the purchase and the draft anew, which somebody else may have changed meanwhile. */
  onReload: () => void;
};
type State = 'DRAFT' | 'FINAL';

/** What of one purchase bill goes back: why, on which day, line by line, and what becomes of the rest. */
export function DebitNoteForm({ purchase, draft, onIssued, onReload }: Props) {
  const t = useTexts(debitNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const { todayAD } = useSession();
  const navigate = useNavigate();
  const form = useAppForm(debitNoteFields, valuesOf(purchase, draft, todayAD));
  const send = useSend(debitNoteContract.save);
  const isSent = useRef(false);
  const files = useTexts(filesMessages);
  const [isSending, setSending] = useState(false);
  const save = async (values: DebitValues, state: State): Promise<void> => {
    if (isSending) throw stillSending(files('stillSending'));
    const { body, positions } = bodyOf(purchase, values, { state, draft });
    try {
      const saved = await send.mutateAsync({ body });
      isSent.current = true;
      if (state === 'FINAL') onIssued(saved);
      else await navigate(screens.debitNotes);
    } catch (error) {
      throw error instanceof ApiError ? atNoteRows(error, positions) : error;
    }
  };
  const press = (state: State) => submitOf(form, (values) => save(values, state));
  const buttons = { DRAFT: useRef<HTMLButtonElement>(null), FINAL: useRef<HTMLButtonElement>(null) };
  useEditorKeys((state) => Promise.resolve(buttons[state].current?.click()));
  const { isDirty, isSubmitting } = form.formState;
  const kept = useKeptForm(form, {
    isOpen: true,
    about:
      draft === null
        ? { kind: 'purchase', id: purchase.purchaseId, action: 'debit' }
        : { kind: 'debit-note', id: draft.id },
  });
  return (
    <>
      <PageTitle title={t(draft === null ? 'createTitle' : 'editTitle')} backTo={screens.debitNotes} />
      <RestoredNotice restored={kept.isRestored} onDiscard={kept.discard} />
      <form onSubmit={press('DRAFT')} noValidate>
        <DebitedPurchase purchase={purchase} canChange={draft === null} />
        <Head form={form} purchase={purchase} isNew={draft === null} />
        <DebitLines form={form} purchase={purchase} />
        <DebitFoot form={form} purchase={purchase} />
        <DebitDocuments form={form} draft={draft} onSending={setSending} />
        <div className={classes.bar}>
          <span className={classes.keys}>{goods('keys')}</span>
          <StaleNotice form={form} onReload={onReload} />
          <Button ref={buttons.DRAFT} type="submit" variant="default" loading={isSubmitting}>
            {t('saveDraft')}
          </Button>
          <Button ref={buttons.FINAL} loading={isSubmitting} onClick={press('FINAL')}>
            {t('issue')}
          </Button>
        </div>
      </form>
      <LeaveDialog isDirty={isDirty && !isSubmitting && !isSent.current} />
    </>
  );
}

type PartProps = { form: AppForm<DebitValues>; purchase: ReturnablePurchase };

function Head({ form: { control }, purchase, isNew }: PartProps & { isNew: boolean }) {
  const t = useTexts(debitNoteScreenMessages);
  const { todayAD } = useSession();
  const head = useRef<HTMLElement>(null);
  useFirstFocus(head, isNew);
  const issuedDateAD = useWatch({ control, name: 'issuedDateAD' });
  const query = { outletId: purchase.outletId, issuedDateAD };
  const next = useCall(debitNoteContract.nextNumber, { query }, { keepPrevious: true, enabled: issuedDateAD !== '' });
  const first = next.data?.firstDayAD ?? purchase.purchaseDateAD;
  return (
    <section ref={head} className={classes.surface}>
      <FormGrid columns={3}>
        <SelectField
          control={control}
          name="case"
          label={t('case')}
          required
          options={debitCase.words.map((word) => ({ value: word, label: t(word) }))}
        />
        <DateField
          control={control}
          name="issuedDateAD"
          label={t('date')}
          required
          min={first > purchase.purchaseDateAD ? first : purchase.purchaseDateAD}
          max={todayAD}
          {...(next.data === undefined ? {} : { description: `${t('nextNumber')} ${next.data.number}` })}
        />
        <TextField control={control} name="vendorNumber" label={t('vendorNumber')} maxLength={50} />
        <WholeRow>
          <TextareaField control={control} name="remarks" label={t('remarks')} />
        </WholeRow>
      </FormGrid>
    </section>
  );
}
