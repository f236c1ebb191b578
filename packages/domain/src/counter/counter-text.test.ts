import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from './counter-moment.ts';
import { type CounterInvoice, counterTextOf, longestCounterText, readCounterText } from './counter-text.ts';

const sold: CounterInvoice = {
  v: 1,
  counterId: 4,
  deviceId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  lendId: 9,
  fiscalYear: '2083/84',
  sequence: 123,
  number: 'INV-KTM-C2-2083/84-000123',
  issuedAt: '2026-11-27T09:30:00.000Z',
  userId: 7,
  userName: 'सीता गुरुङ',
  form: { state: 'FINAL', customerId: 3 },
  printed: {
    customerName: 'Cash customer',
    customerNameNp: null,
    customerPan: null,
    customerPhone: null,
    lines: [
      {
        name: 'Wai Wai',
        nameNp: 'वाइवाइ',
        unit: 'pc',
        writtenIn: null,
        quantity: 2,
        rate: 2000,
        discount: 0,
        net: 3540,
        vat: 460,
      },
    ],
    totals: { net: 3540, vat: 460, grandTotal: 4000 },
  },
};

test('what a counter issued is read as it was written', () => {
  expect(readCounterText(counterTextOf(sold))).toEqual({ ok: true, invoice: sold });
});

test('another version is told from what cannot be read', () => {
  expect(readCounterText(JSON.stringify({ ...sold, v: 0 }))).toEqual({ ok: false, fault: 'VERSION' });
  expect(readCounterText(JSON.stringify({ ...sold, v: 2 }))).toEqual({ ok: false, fault: 'NEWER' });
  for (const text of ['', '{', 'null', '[]', '7', '{"v":"1"}', ' '.repeat(longestCounterText + 1)])
    expect(readCounterText(text)).toEqual({ ok: false, fault: 'UNREADABLE' });
});

test('a text that lacks something, or has something else in its place, is not read', () => {
  const unreadable = { ok: false, fault: 'UNREADABLE' };
  for (const name of Object.keys(sold).filter((key) => key !== 'v')) {
    expect(readCounterText(JSON.stringify({ ...sold, [name]: undefined }))).toEqual(unreadable);
    expect(readCounterText(JSON.stringify({ ...sold, [name]: true }))).toEqual(unreadable);
  }
  for (const issuedAt of ['2026-11-27', '2026-13-27T09:30:00.000Z', '2026-11-27T09:30:00Z', '2026-02-30T09:30:00.000Z'])
    expect(readCounterText(JSON.stringify({ ...sold, issuedAt }))).toEqual(unreadable);
  for (const sequence of [0, -1, 1.5, 1_000_000_000])
    expect(readCounterText(JSON.stringify({ ...sold, sequence }))).toEqual(unreadable);
  const { printed } = sold;
  for (const wrong of [{ lines: [] }, { lines: [{ name: 'x' }] }, { totals: { net: 1, vat: 0 } }, { customerName: '' }])
    expect(readCounterText(JSON.stringify({ ...sold, printed: { ...printed, ...wrong } }))).toEqual(unreadable);
});

test('how the unit of a line counted is read with it, and a way of counting that is none is not', () => {
  const { printed } = sold;
  const read = (writtenIn: unknown) => {
    const lines = printed.lines.map((line) => ({ ...line, writtenIn }));
    const text = readCounterText(JSON.stringify({ ...sold, printed: { ...printed, lines } }));
    return text.ok ? text.invoice.printed.lines[0]?.writtenIn : text.fault;
  };
  expect(read({ nameNp: 'कार्टुन', own: 24, per: 1 })).toEqual({ nameNp: 'कार्टुन', own: 24, per: 1 });
  expect(read({ own: 1, per: 12 })).toEqual({ nameNp: null, own: 1, per: 12 });
  expect(read(undefined)).toBeNull();
  for (const wrong of [{ own: 0, per: 1 }, { own: 1 }, { own: '24', per: 1 }, { own: 1, per: 0.00001 }, 24])
    expect(read(wrong)).toBe('UNREADABLE');
});

test('an instant is the moment that it says', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      expect(momentOf(date.toISOString())).toBe(date.getTime());
    }),
  );
});

test('nothing that is sent makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((sent) => JSON.stringify({ v: 1, ...sent })),
      ),
      (text) => {
        expect(typeof readCounterText(text).ok).toBe('boolean');
      },
    ),
  );
});
