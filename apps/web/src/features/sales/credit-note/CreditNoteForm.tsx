import { creditCase } from '@bahi/contract/sales/credit-note/credit-note-form';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
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
import { bodyOf, creditNoteFields, type CreditValues, valuesOf } from './credit-note-form.ts';
import type { CreditableInvoice, CreditNoteDetail } from './credit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { CreditLines } from './CreditLines.tsx';
import { CreditFoot } from './CreditFoot.tsx';
import { CreditedInvoice } from './CreditedInvoice.tsx';

type Props = {
  invoice: CreditableInvoice;
  draft: CreditNoteDetail | null;
  onIssued: (note: CreditNoteDetail) => void;
  /** Reads the invoice and the draft anew, which somebody else may have changed meanwhile. */
  onReload: () => void;
};
type State = 'DRAFT' | 'FINAL';

/** What of one invoice is credited: why, on which day, line by line, and what becomes of the rest. */
export function CreditNoteForm({ invoice, draft, onIssued, onReload }: Props) {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const { todayAD } = useSession();
  const navigate = useNavigate();
  const form = useAppForm(creditNoteFields, valuesOf(invoice, draft, todayAD));
  const send = useSend(creditNoteContract.save);
  const isSent = useRef(false);
  const save = async (values: CreditValues, state: State): Promise<void> => {
    const { body, positions } = bodyOf(invoice, values, { state, draft });
    try {
      const saved = await send.mutateAsync({ body });
      isSent.current = true;
      if (state === 'FINAL') onIssued(saved);
      else await navigate(screens.creditNotes);
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
        ? { kind: 'invoice', id: invoice.invoiceId, action: 'credit' }
        : { kind: 'credit-note', id: draft.id },
  });
  return (
    <>
      <PageTitle title={t(draft === null ? 'createTitle' : 'editTitle')} backTo={screens.creditNotes} />
      <RestoredNotice restored={kept.isRestored} onDiscard={kept.discard} />
      <form onSubmit={press('DRAFT')} noValidate>
        <CreditedInvoice invoice={invoice} canChange={draft === null} />
        <Head form={form} invoice={invoice} isNew={draft === null} />
        <CreditLines form={form} invoice={invoice} />
        <CreditFoot form={form} invoice={invoice} draft={draft} />
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

type PartProps = { form: AppForm<CreditValues>; invoice: CreditableInvoice };

function Head({ form: { control }, invoice, isNew }: PartProps & { isNew: boolean }) {
  const t = useTexts(creditNoteScreenMessages);
  const reasons = useTexts(discrepancyScreenMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const head = useRef<HTMLElement>(null);
  useFirstFocus(head, isNew);
  const issuedDateAD = useWatch({ control, name: 'issuedDateAD' });
  const query = { outletId: invoice.outletId, issuedDateAD };
  const next = useCall(creditNoteContract.nextNumber, { query }, { keepPrevious: true, enabled: issuedDateAD !== '' });
  const first = next.data?.firstDayAD ?? invoice.invoiceDateAD;
  return (
    <section ref={head} className={classes.surface}>
      <FormGrid columns={3}>
        <SelectField
          control={control}
          name="case"
          label={t('case')}
          required
          options={creditCase.words.map((word) => ({ value: word, label: t(word) }))}
        />
        <DateField
          control={control}
          name="issuedDateAD"
          label={t('date')}
          required
          min={first > invoice.invoiceDateAD ? first : invoice.invoiceDateAD}
          max={todayAD}
          {...(next.data === undefined ? {} : { description: `${t('nextNumber')} ${next.data.number}` })}
        />
        {invoice.discrepancies.length === 0 ? null : (
          <SelectField
            control={control}
            name="discrepancyId"
            label={t('discrepancy')}
            clearable
            options={invoice.discrepancies.map(({ id, reason, amount, remarks }) => ({
              value: id,
              label: `${reasons(reason)} · ${formatRupees(paisaOf(amount), language)}`,
              remark: remarks ?? '',
            }))}
          />
        )}
        <WholeRow>
          <TextareaField control={control} name="remarks" label={t('remarks')} />
        </WholeRow>
      </FormGrid>
    </section>
  );
}
