import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import type { PaymentMode } from '@bahi/contract/enumeration';
import { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { negatePaisa, parseRupees, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { useMoneyAccounts } from '../../money/payment/MoneyAccountField.tsx';
import classes from '../../stock/goods-lines/editor/TotalsPanel.module.css';
import { TotalsAmount, TotalsRow } from '../../stock/goods-lines/editor/TotalsRow.tsx';
import { TotalsSelect } from '../../stock/goods-lines/editor/TotalsSelect.tsx';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import type { InvoiceOwn } from './invoice-kind.ts';
import { invoiceModeKeys } from './invoice-rows.ts';

/** How the invoice is paid; whoever may not take money issues it on credit. In cash, what is given and given back. */
export function InvoicePayment({ store }: { store: EditorStore<InvoiceOwn> }) {
  const t = useTexts(invoiceScreenMessages);
  const payment = useTexts(paymentDialogMessages);
  const { can } = useSession();
  const mode = useOwnState(store, (own) => own.paymentMode);
  const mayTake = can(paymentContract.create);
  // A draft keeps the mode that it has until another one is chosen. Parts are taken at the counter.
  const offered = invoicePaymentMode.words.filter(
    (word) => word === 'CREDIT' || word === mode || (mayTake && word !== 'MIXED'),
  );
  return (
    <>
      <TotalsSelect
        name="paymentMode"
        label={t('paymentMode')}
        value={mode}
        data={offered.map((word) => ({ value: word, label: payment(invoiceModeKeys[word]) }))}
        onChange={({ currentTarget }) => {
          const chosen = offered.find((word) => word === currentTarget.value);
          if (chosen !== undefined) store.setOwn({ paymentMode: chosen });
        }}
      />
      {mode === 'CREDIT' || mode === 'MIXED' ? null : <MoneyAccount store={store} mode={mode} />}
      {mode === 'CASH' ? <Change store={store} /> : null}
    </>
  );
}

/** Where the money goes, where there is more than the usual account of the mode. */
function MoneyAccount({ store, mode }: { store: EditorStore<InvoiceOwn>; mode: PaymentMode }) {
  const t = useTexts(moneyAccountScreenMessages);
  const accounts = useOwnState(store, (own) => own.moneyAccounts);
  const outletId = useEditorState((state) => state.head.outletId);
  const chosen = accounts[mode] ?? '';
  const { options } = useMoneyAccounts({ mode, direction: 'RECEIVED', outletId, chosen });
  if (options.length < 2) return null;
  return (
    <TotalsSelect
      name="moneyAccountId"
      label={t('account')}
      value={chosen}
      data={options}
      onChange={({ currentTarget }) => store.setOwn({ moneyAccounts: { ...accounts, [mode]: currentTarget.value } })}
    />
  );
}

/** What was handed over, and what is given back of it, or lacks. */
function Change({ store }: { store: EditorStore<InvoiceOwn> }) {
  const t = useTexts(invoiceScreenMessages);
  const typed = useOwnState(store, (own) => own.tenderedAmount);
  const total = useEditorState((state) => state.total?.grandTotal ?? zeroPaisa);
  const tendered = parseRupees(typed);
  const change = tendered === null ? null : subtractPaisa(tendered, total);
  return (
    <dl className={classes.list}>
      <TotalsAmount
        place="tenderedAmount"
        label={t('tendered')}
        value={typed}
        onChange={(tenderedAmount) => store.setOwn({ tenderedAmount })}
      />
      {change === null ? null : change < 0 ? (
        <TotalsRow label={t('lacking')} amount={negatePaisa(change)} />
      ) : (
        <TotalsRow label={t('change')} amount={change} />
      )}
    </dl>
  );
}
