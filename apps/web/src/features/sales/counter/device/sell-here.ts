import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { counterSlip } from '@bahi/contract/sales/sales-counter/counter-slip';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { calendarWith } from '../../../../platform/calendar.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/api-client.ts';
import { nowMilliseconds } from '../../../../platform/clock.ts';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import type { Session } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { type DocumentDraft, writtenLines } from '../../../stock/goods-lines/document-draft.ts';
import { rulesOf } from '../../../stock/goods-lines/editor/opened-draft.ts';
import type { DraftTotal } from '../../../stock/goods-lines/draft-total.ts';
import { invoiceKind, type InvoiceOwn } from '../../invoice/invoice-kind.ts';
import type { CounterDevice } from './counter-device.ts';
import { answerKey } from './kept/answer-keys.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import type { Brand } from './paper-line.ts';
import { dayAt, yearAt } from './selling-stop.ts';
import { stopText } from './stop-text.ts';
import type { InvoiceRecord } from './store/device-records.ts';
import { browserDigest, IssuedBefore, issueHere, SeriesMoved, TextTooLong } from './store/issue.ts';
import { type KnownBuyer, writtenInvoice } from './written-invoice.ts';

registerTexts(counterDeviceMessages);

export type Selling = DocumentDraft<InvoiceOwn> & Pick<DraftTotal, 'total'> & { issueKey: string };

/**
 * Issues an invoice on this device, whether there is a line or not: when this answers it is on the disk, and may be printed
 * and handed over. What stands in the way is told, and nothing is written.
 */
export async function sellHere(device: CounterDevice, session: Session, draft: Selling): Promise<InvoiceRecord> {
  const issuedAt = nowMilliseconds();
  const state = device.getState();
  const stop = device.stopNow();
  if (stop !== null) throw refused(stop, stopText(state.device, stop));
  const { lend } = state;
  const year = lend === null ? null : yearAt(lend, issuedAt);
  const { total } = draft;
  if (lend === null || year === null || total === null) throw refused('NOT_LENT', textOf('counterDevice.NOT_LENT'));
  if (!isPaidInFull(draft)) throw refused('paidInFull', textOf('counterDevice.paidInFull'));
  const dayAD = dayAt(issuedAt);
  const onDay = {
    ...draft,
    head: { ...draft.head, issuedDateAD: dayAD },
    own: { ...draft.own, dueDateAD: dayAD },
    lines: writtenLines(draft),
  };
  const { kept, slip } = await readForSale(device, dayAD);
  const buyer = await buyerOf(draft, kept, session, slip.cashCustomerAddress);
  const { counterId, deviceId } = state.device;
  const writing = {
    counterId,
    deviceId,
    lendId: lend.id,
    issuedAt,
    user: { id: session.userDetails.id, name: session.userDetails.fullName },
    form: { ...invoiceKind.bodyOf(onDay, 'FINAL') },
    own: draft.own,
    lines: onDay.lines,
    total,
    remarks: draft.head.remarks,
    isTaxInvoice: rulesOf(session.business).vatRegistered,
    buyer,
    goods: brandsOf(kept),
    slip,
    calendar: calendarWith(session.calendarYears, session.lastOfficialBsYear),
  };
  const issuing = {
    counterId,
    year,
    issuedAt,
    issueKey: draft.issueKey,
    write: (place: Parameters<typeof writtenInvoice>[1]) => writtenInvoice(writing, place),
  };
  const issued = await issueHere(device.database, issuing, browserDigest).catch((error: unknown) => {
    // Told by the screen, which looks for what it was.
    if (error instanceof IssuedBefore) throw new ApiError({ status: 409, code: 'common.keyReused', message: '' });
    const key = error instanceof SeriesMoved ? 'moved' : error instanceof TextTooLong ? 'tooLong' : 'notKept';
    throw refused(key, textOf(`counterDevice.${key}`));
  });
  // What is handed over waits for nothing that comes after it.
  void device.changed().catch(() => undefined);
  return issued;
}

/** What is kept of goods, and what stands on slips: a storage that was closed, or an older shape of it, issues nothing. */
async function readForSale(device: CounterDevice, dayAD: string) {
  try {
    const [kept, slip] = await Promise.all([device.keptOn(dayAD), device.database.get('answers', answerKey('slip'))]);
    return { kept, slip: counterSlip.parse(slip) };
  } catch {
    throw refused('notReadable', textOf('counterDevice.notReadable'));
  }
}

/** Told at once; the screen stays as it is. */
function refused(code: string, message: string): ApiError {
  showToast({ kind: 'error', message });
  return new ApiError({ status: 409, code: `counterDevice.${code}`, message });
}

function isPaidInFull({ own, total }: Selling): boolean {
  if (own.paymentMode !== 'MIXED') return own.paymentMode !== 'CREDIT';
  const paid = own.payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return paid === total?.grandTotal;
}

/** Who buys as they are kept here; whoever was made known since is asked for, where there is a line. */
async function buyerOf(
  { head }: Selling,
  { customers }: KeptAnswers,
  { business }: Session,
  cashCustomerAddress: KnownBuyer['address'] | null,
): Promise<KnownBuyer> {
  const { id = 0, name = '', nameNp = null } = head.party ?? {};
  const nowhere = { en: '', ne: null };
  if (id === business?.cashCustomerId)
    return { name, nameNp, phoneNumber: null, vatPanNo: null, address: cashCustomerAddress ?? nowhere };
  const found = customers.find((one) => one.id === id) ?? (await askedFor(name)).find((one) => one.id === id);
  // Their PAN is asked for by law: a tax invoice without it is not the one that they ask for.
  if (found === undefined) throw refused('buyerUnknown', textOf('counterDevice.buyerUnknown', { name }));
  const { phoneNumber, vatPanNo, address, addressNp } = found;
  return { name, nameNp, phoneNumber, vatPanNo, address: { en: address, ne: addressNp } };
}

async function askedFor(search: string): Promise<KeptAnswers['customers']> {
  return call(customerContract.listForInvoice, { query: { search, pageSize: 20 } }).then(
    ({ rows }) => rows,
    () => [],
  );
}

function brandsOf({ items }: KeptAnswers): ReadonlyMap<number, Brand> {
  return new Map(
    items.map(({ itemLedgerDetailId, brandName, brandNameNp, hsCode, unitCode }) => [
      itemLedgerDetailId,
      { brand: brandName === null ? null : { en: brandName, ne: brandNameNp }, hsCode, unitCode },
    ]),
  );
}
