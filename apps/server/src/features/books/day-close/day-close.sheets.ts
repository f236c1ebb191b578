import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, dayCloseScreenMessages.texts];

const boxOf = 'join account box on box.business_id = day_close.business_id and box.code = day_close.account_code';

export const dayCloseSheet: Sheet = {
  name: t.dayCloses,
  from: `day_close ${boxOf} ${outletOf('day_close')}
    left join account target on target.business_id = day_close.business_id and target.code = day_close.taken_to_code
    where day_close.business_id = $1`,
  order: 'day_close.dated_on, day_close.id',
  columns: [
    column(t.dateBs, 'text', 'day_close.dated_on_bs'),
    column(t.dateAd, 'day', 'day_close.dated_on'),
    ...nameColumns('box', t.account, t.accountNp),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.status, 'word', 'day_close.state'),
    column(own.opening, 'money', 'day_close.opening_paisa'),
    column(own.between, 'money', 'day_close.between_paisa'),
    column(own.received, 'money', 'day_close.received_paisa'),
    column(own.paid, 'money', 'day_close.paid_paisa'),
    column(own.expected, 'money', 'day_close.expected_paisa'),
    column(own.coins, 'money', 'day_close.coins_paisa'),
    column(own.counted, 'money', 'day_close.counted_paisa'),
    column(own.difference, 'money', 'day_close.difference_paisa'),
    column(t.reason, 'text', 'day_close.reason'),
    column(own.handedTo, 'text', 'day_close.handed_to_name'),
    column(own.left, 'money', 'day_close.left_paisa'),
    column(own.taken, 'money', 'day_close.taken_paisa'),
    ...nameColumns('target', own.takenTo, own.takenToNp),
    column(t.remarks, 'text', 'day_close.remarks'),
    column(own.closedBy, 'text', 'day_close.closed_by_name'),
    column(own.closedAt, 'moment', 'day_close.closed_at'),
    column(t.cancelledBy, 'text', 'day_close.cancelled_by_name'),
    column(own.cancelledAt, 'moment', 'day_close.cancelled_at'),
    column(t.cancelReason, 'text', 'day_close.cancel_reason'),
  ],
};

export const dayCloseNoteSheet: Sheet = {
  name: t.dayCloseNotes,
  from: `day_close_note note
    join day_close on day_close.business_id = note.business_id and day_close.id = note.close_id ${boxOf} ${outletOf('day_close')}
    where note.business_id = $1`,
  order: 'day_close.dated_on, day_close.id, note.rupees desc',
  columns: [
    column(t.dateAd, 'day', 'day_close.dated_on'),
    ...nameColumns('box', t.account, t.accountNp),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.status, 'word', 'day_close.state'),
    column(own.note, 'count', 'note.rupees'),
    column(own.pieces, 'count', 'note.pieces'),
  ],
};
