import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { NativeSelect } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { BsDatePicker } from '../../../../ui/dates/BsDatePicker.tsx';
import { CustomerField } from './CustomerField.tsx';
import { useTools } from './editor-context.ts';
import type { HeadDraft } from './invoice-draft.ts';
import classes from './InvoiceHead.module.css';
import { problemAt, useInvoicePart, useInvoiceStore } from './invoice-store.ts';

/** The head of the bill, on one line where there is room. Enter goes to the next field and then to the lines. */
export function InvoiceHead({ customerField }: { customerField: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(invoiceScreenMessages);
  const { enterLines } = useTools();
  const head = useRef<HTMLElement>(null);
  const press = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== 'Enter' || event.defaultPrevented || !isField || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const fields = [...(head.current?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select') ?? [])];
    const next = fields[fields.findIndex((field) => field === event.target) + (event.shiftKey ? -1 : 1)];
    if (next === undefined) enterLines();
    else next.focus();
  };
  return (
    <section ref={head} className={classes.head} aria-label={t('head')} onKeyDown={press}>
      <div className={classes.customer}>
        <CustomerField field={customerField} onChosen={enterLines} />
      </div>
      <OutletField />
      <Dates />
      <NextNumber />
    </section>
  );
}

function OutletField() {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const store = useInvoiceStore();
  const { outlets, officeId } = useSession();
  const outletId = useInvoicePart((state) => state.head.outletId);
  const problem = useProblem('outletId');
  if (officeId !== null || outlets.length < 2) return null;
  return (
    <NativeSelect
      className={classes.field}
      label={t('outlet')}
      value={String(outletId ?? '')}
      data={outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }))}
      onChange={(event) => store.setHead({ outletId: Number(event.currentTarget.value) })}
      error={problem}
    />
  );
}

function Dates() {
  const t = useTexts(invoiceScreenMessages);
  const store = useInvoiceStore();
  const issued = useInvoicePart((state) => state.head.issuedDateAD);
  const due = useInvoicePart((state) => state.head.dueDateAD);
  return (
    <>
      <BsDatePicker
        className={classes.date}
        label={t('date')}
        required
        value={issued}
        onChange={(issuedDateAD) => {
          store.setHead(withIssuedDate(store.getState().head, issuedDateAD));
          store.touch('issuedDateAD');
        }}
        onBlur={() => store.touch('issuedDateAD')}
        error={useProblem('issuedDateAD')}
      />
      <BsDatePicker
        className={classes.date}
        label={t('dueDate')}
        required
        value={due}
        onChange={(dueDateAD) => {
          store.setHead({ dueDateAD });
          store.touch('dueDateAD');
        }}
        onBlur={() => store.touch('dueDateAD')}
        error={useProblem('dueDateAD')}
      />
    </>
  );
}

/** The due date follows the bill date at the distance it had. */
function withIssuedDate(before: HeadDraft, issuedDateAD: string): Partial<HeadDraft> {
  const [was, due, is] = [before.issuedDateAD, before.dueDateAD, issuedDateAD].map((text) => parseAdDate(text));
  const isKnown = was !== undefined && due !== undefined && is !== undefined;
  if (!isKnown || isDateProblem(is)) return { issuedDateAD };
  if (isDateProblem(was) || isDateProblem(due)) return { issuedDateAD, dueDateAD: issuedDateAD };
  return { issuedDateAD, dueDateAD: formatAdDate(addDays(is, Math.max(0, daysBetween(was, due)))) };
}

/** The number that the bill would get if it were issued now. */
function NextNumber() {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const outletId = useInvoicePart((state) => state.head.outletId);
  const issuedDateAD = useInvoicePart((state) => state.head.issuedDateAD);
  const answer = useCall(
    invoiceContract.nextNumber,
    { query: { issuedDateAD, ...(outletId === null ? {} : { outletId }) } },
    { keepPrevious: true, enabled: issuedDateAD !== '' },
  );
  const number = answer.data?.invoiceNumber;
  return (
    <div className={classes.number}>
      <span className={classes.label}>{t('nextNumber')}</span>
      <output className={classes.value}>{number === undefined ? '—' : inDigitsOf(number, language)}</output>
      <small className={classes.hint}>{t('nextNumberHint')}</small>
    </div>
  );
}

function useProblem(place: string): string | undefined {
  const language = useLanguage();
  const problem = useInvoicePart((state) => problemAt(state, place));
  return problem === undefined ? undefined : textOf(problem, {}, language);
}
