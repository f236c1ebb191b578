import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { DateText, MomentText } from '../../../../ui/dates/DateText.tsx';
import { DetailList, type Details } from '../../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../../ui/dialogs/DialogActions.tsx';
import { FigureTable } from '../../../../ui/figures/FigureTable.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { CounterInvoice } from '../counter-types.ts';
import { InvoiceState } from './InvoiceState.tsx';
import classes from './CounterInvoice.module.css';
import { useCounterInvoiceActions } from './use-counter-invoice-actions.tsx';

type Props = { opened: boolean; onClose: () => void; id: number | null; onSettle: (id: number) => void };

/** One invoice of a counter: what was printed, what became of it, and the text as it was sent. */
export function CounterInvoiceDialog({ opened, onClose, id, onSettle }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const enabled = id !== null && opened;
  const sent = { params: { id: id ?? 0 } };
  const { data, error, refetch } = useCall(salesCounterContract.getInvoice, sent, { enabled, staleTime: 0 });
  const actionsOf = useCounterInvoiceActions({ settle: onSettle });
  return (
    <Dialog opened={opened} onClose={onClose} title={data?.number ?? t('number')} size={820}>
      {data !== undefined ? (
        <>
          {data.state === 'LOST' ? <p>{t(data.text === null ? 'lostText' : 'lostBeside')}</p> : null}
          <InvoiceDetails invoice={data} />
          <Printed invoice={data} />
          {data.text === null ? null : (
            <details className={classes.sent}>
              <summary>{t('textShow')}</summary>
              <pre>{data.text}</pre>
              <p>
                {t('hash')}: <code>{data.hash}</code>
              </p>
            </details>
          )}
          <DialogFooter>
            <DialogActions actions={actionsOf(data)} />
          </DialogFooter>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Dialog>
  );
}

type Elsewhere =
  | 'text'
  | 'hash'
  | 'printed'
  | 'workedOut'
  | 'fiscalYear'
  | 'sequence'
  | 'counterName'
  | 'isLate'
  | 'refusal'
  | 'issuedDateAD';

function InvoiceDetails({ invoice }: { invoice: CounterInvoice }) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const { state, customerName, grandTotal } = invoice;
  const isSettled = state === 'SETTLED';
  const isKnown = customerName !== null && grandTotal !== null;
  return (
    <DetailList
      details={
        {
          number: { label: t('number'), value: invoice.number },
          state: { label: t('posting'), value: <InvoiceState state={state} isLate={invoice.isLate} /> },
          counterCode: { label: t('counter'), value: `${invoice.counterCode} · ${invoice.counterName}` },
          outletName: { label: t('outlet'), value: nameIn(language, invoice.outletName, invoice.outletNameNp) },
          issuedDateBS: isKnown ? { label: t('date'), value: <DateText ad={invoice.issuedDateAD} /> } : null,
          issuedAt: isKnown ? { label: t('issuedAt'), value: <MomentText at={invoice.issuedAt} /> } : null,
          issuedBy: isKnown ? { label: t('issuedBy'), value: invoice.issuedBy } : null,
          receivedAt: isKnown ? { label: t('receivedAt'), value: <MomentText at={invoice.receivedAt} /> } : null,
          sentBy: invoice.sentBy === null ? null : { label: t('receivedBy'), value: invoice.sentBy },
          customerName: isKnown
            ? { label: t('customer'), value: nameIn(language, customerName, invoice.customerNameNp) }
            : null,
          grandTotal: isKnown ? { label: t('total'), value: <MoneyText rupees={grandTotal} withUnit /> } : null,
          reason: invoice.reason === null ? null : { label: t('why'), value: invoice.reason, wide: true },
          invoiceNumber: { label: t(isSettled ? 'instead' : 'invoice'), value: invoice.invoiceNumber },
          postedBy: invoice.postedBy === null ? null : { label: t('postedBy'), value: invoice.postedBy },
          settledBy: isSettled ? { label: t('settledBy'), value: invoice.settledBy } : null,
          settledAt: isSettled ? { label: t('settledAt'), value: <MomentText at={invoice.settledAt} /> } : null,
          settleReason: isSettled ? { label: t('settleReason'), value: invoice.settleReason, wide: true } : null,
        } satisfies Details<CounterInvoice, Elsewhere>
      }
    />
  );
}

/** The lines as they were printed, and what they come to beside what is worked out here, where that differs. */
function Printed({ invoice: { printed, workedOut } }: { invoice: CounterInvoice }) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  if (printed === null) return null;
  const figures = ['net', 'vat', 'grandTotal'] as const;
  const labels = { net: t('net'), vat: t('vat'), grandTotal: t('total') };
  return (
    <Surface title={t('printed')}>
      <FigureTable
        label={t('printed')}
        columns={[
          { key: 'item', title: t('item') },
          { key: 'quantity', title: t('quantity'), isNumber: true },
          { key: 'rate', title: t('rate'), isNumber: true },
          { key: 'discount', title: t('discount'), isNumber: true },
          { key: 'net', title: t('net'), isNumber: true },
        ]}
        rows={printed.lines.map((line, position) => ({
          key: position,
          cells: [
            nameIn(language, line.name, line.nameNp),
            `${inDigitsOf(String(line.quantity), language)} ${line.unit ?? ''}`,
            <MoneyText key="rate" rupees={line.rate} />,
            <MoneyText key="discount" rupees={line.discount} />,
            <MoneyText key="net" rupees={line.net} />,
          ],
        }))}
      />
      <FigureTable
        label={t('total')}
        columns={[
          { key: 'figure', title: t('total') },
          { key: 'printed', title: t('printed'), isNumber: true },
          ...(workedOut === null ? [] : [{ key: 'worked', title: t('workedOut'), isNumber: true }]),
        ]}
        rows={figures.map((figure) => ({
          key: figure,
          cells: [
            labels[figure],
            <MoneyText key="printed" rupees={printed[figure]} withUnit />,
            ...(workedOut === null ? [] : [<MoneyText key="worked" rupees={workedOut[figure]} withUnit />]),
          ],
        }))}
      />
    </Surface>
  );
}
