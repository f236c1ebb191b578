import { rupeesFromPaisa, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { Session } from '../../../../platform/session.tsx';
import { useSaveInvoice } from '../../invoice/invoice-kind.ts';
import { counterKind, type CounterKind } from '../counter-kind.ts';
import type { SoldInvoice } from '../till.ts';
import type { CounterDevice } from './counter-device.ts';
import { sellHere, type Selling } from './sell-here.ts';
import { issuedUnder } from './store/device-store.ts';
import type { InvoiceRecord } from './store/device-records.ts';

/** What was sold here, by the number that the screen knows it by while it is open. */
export type SoldHere = Map<number, InvoiceRecord>;

/** The same invoices, issued by this device. A draft is the server's, as anywhere. */
export function deviceKind(device: CounterDevice, session: Session, sold: SoldHere): CounterKind {
  const { outletId } = device.getState().device;
  const note = (invoice: InvoiceRecord): number => {
    const known = [...sold].find(([, { hash }]) => hash === invoice.hash)?.[0];
    const id = known ?? sold.size + 1;
    sold.set(id, invoice);
    return id;
  };
  return {
    ...counterKind(outletId),
    name: `counter-device-${device.counterId}`,
    useSave: () => {
      const saveDraft = useSaveInvoice({ refreshesBehind: true });
      return async (draft, state) => {
        if (state === 'DRAFT') return saveDraft(draft, state);
        const invoice = await sellHere(device, session, draft);
        return soldInvoiceOf(draft, invoice, note(invoice));
      };
    },
    issuedUnder: async (issueKey) => {
      const invoice = await issuedUnder(device.database, issueKey);
      return invoice === undefined ? undefined : { id: note(invoice), code: invoice.number };
    },
  };
}

function soldInvoiceOf({ head }: Selling, { number, paper }: InvoiceRecord, id: number): SoldInvoice {
  return {
    id,
    version: 1,
    code: number,
    state: 'FINAL',
    outletId: head.outletId ?? 0,
    issuedDateAD: head.issuedDateAD,
    discountType: head.discountType,
    discount: 0,
    shippingCharge: 0,
    remarks: null,
    lines: [],
    ...amountsOf(paper),
  };
}

/** What is shown of it: what it came to, what was handed over and what is given back. */
export function amountsOf({
  grandTotal,
  receipt,
}: InvoiceRecord['paper']): Pick<SoldInvoice, 'grandTotal' | 'tenderedAmount' | 'changeAmount' | 'remainingAmount'> {
  const tendered = receipt?.tendered ?? null;
  const inCash = sumPaisa((receipt?.payments ?? []).flatMap(({ mode, amount }) => (mode === 'CASH' ? amount : [])));
  return {
    grandTotal: rupeesFromPaisa(grandTotal),
    tenderedAmount: tendered === null ? null : rupeesFromPaisa(tendered),
    changeAmount: tendered === null ? null : rupeesFromPaisa(subtractPaisa(tendered, inCash)),
    remainingAmount: 0,
  };
}
