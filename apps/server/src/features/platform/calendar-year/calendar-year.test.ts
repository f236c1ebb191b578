import { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { allowDaysBack, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';

const { list, save, putBack } = calendarYearContract;
type Form = Sent<typeof save>['body'];

let app: TestApp;
let other: TestApp;
let superUser: Person;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
  superUser = await openPlatform(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const builtIn = (year: number): number[] => [...(standardCalendar.months[year - 1970] ?? [])];
/** A year with so many days more in one month (0 Baisakh) and, where given, so many fewer in another. */
function changed(year: number, month: number, more: number, fewerIn?: number): { year: number; months: number[] } {
  const months = builtIn(year);
  months[month] = (months[month] ?? 0) + more;
  if (fewerIn !== undefined) months[fewerIn] = (months[fewerIn] ?? 0) - more;
  return { year, months };
}
const formOf = (years: Form['years'], more: Partial<Form> = {}): { body: Form } => ({
  body: { years, provenance: 'Panchang Nirnayak Samiti, 2083', isOfficial: true, ...more },
});
const refused = (sent: { body: unknown }) => refusal(superUser, save, sent);
async function yearOf(year: number) {
  const { rows } = await call(superUser, list, { query: { from: year, to: year } });
  return rows[0];
}

describe('the table', () => {
  test('holds the years 1970 to 2100 with where their lengths come from', async () => {
    const all = await call(superUser, list, {});
    expect(all.recordsTotal).toBe(131);
    expect(all.rows.at(0)).toEqual({
      year: 1970,
      months: builtIn(1970),
      days: 365,
      startsAD: '1913-04-13',
      source: 'OFFICIAL',
      isOfficial: true,
      provenance: null,
      replacedBy: null,
      replacedAt: null,
      builtInMonths: null,
      version: null,
    });
    expect(await yearOf(2083)).toMatchObject({ startsAD: '2026-04-14', source: 'OFFICIAL' });
    expect(await yearOf(2084)).toMatchObject({ source: 'PROVISIONAL', isOfficial: false });
  });

  test('is read by range, by source, by a part of the year, and in either order', async () => {
    const years = async (query: Sent<typeof list>['query']) =>
      (await call(superUser, list, { query: query ?? {} })).rows.map(({ year }) => year);
    expect(await years({ from: 2081, to: 2083 })).toEqual([2081, 2082, 2083]);
    expect(await years({ from: 2083, to: 2085, source: 'PROVISIONAL', sort: '-year' })).toEqual([2085, 2084]);
    expect(await years({ search: '208', pageNumber: 1, pageSize: 4 })).toEqual([2084, 2085, 2086, 2087]);
    expect((await refusal(superUser, list, { query: { sort: 'days' } })).error).toBe('common.sortUnknown');
  });
});

describe('what cannot be a year is refused at its field', () => {
  test('a month of 33 days, a year that does not add up, and one outside of the table', async () => {
    const answer = await refused(
      formOf([
        { year: 2084, months: builtIn(2084).with(3, 33) },
        { year: 2085, months: builtIn(2085).with(0, 29) },
        { year: 2101, months: builtIn(2085) },
      ]),
    );
    expect(fieldsOf(answer)).toEqual({
      'years.0.months.3': '29 to 32',
      'years.1.year': 'The twelve months do not add up: a year has 365 or 366 days',
      'years.2.year': 'A year from 1970 to 2100',
    });
    const short = await refused(formOf([{ year: 2084, months: builtIn(2084).slice(1) }]));
    expect(fieldsOf(short)).toEqual({
      'years.0.months': 'The twelve months do not add up: a year has 365 or 366 days',
    });
  });

  test('a year twice, no word of where it comes from, and nothing at all', async () => {
    const twice = await refused(formOf([changed(2090, 2, -1, 9), changed(2090, 2, -1, 9)]));
    expect(fieldsOf(twice)).toEqual({ 'years.1.year': 'This year is here twice' });
    expect(fieldsOf(await refused(formOf([], { provenance: ' ' })))).toEqual({
      years: 'Required',
      provenance: 'Required',
    });
  });

  test('an official year before which there is a provisional one', async () => {
    const answer = await refused(formOf([{ year: 2086, months: builtIn(2086) }]));
    expect(fieldsOf(answer)).toEqual({
      'years.0.year': 'The year 2084 is still provisional: official lengths begin with it',
    });
  });
});

describe('a year that is replaced', () => {
  test('counts with the answer, in every calculation and on the page; on another server within seconds', async () => {
    const moved = { year: 2084, months: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] };
    expect(moved.months).not.toEqual(builtIn(2084));
    const [row] = await call(superUser, save, formOf([moved], { acceptsShift: true }));
    expect(row).toEqual({
      ...moved,
      days: 365,
      startsAD: '2027-04-14',
      source: 'REPLACED',
      isOfficial: true,
      provenance: 'Panchang Nirnayak Samiti, 2083',
      replacedBy: 'Maya Shrestha',
      replacedAt: new Date(testNow).toISOString(),
      builtInMonths: builtIn(2084),
      version: 1,
    });
    expect(await yearOf(2084)).toEqual(row);
    const init = await call(superUser, sessionContract.init, {});
    expect(init).toMatchObject({ calendarYears: [moved], lastOfficialBsYear: 2084 });
    const there = { ...superUser, base: other.base };
    await vi.waitFor(async () => expect((await call(there, sessionContract.init, {})).calendarYears).toEqual([moved]), {
      timeout: 20_000,
      interval: 50,
    });
  });

  test('is refused to who read it before somebody else replaced it', async () => {
    const years = [{ ...changed(2084, 1, 0), version: 1 }];
    await call(superUser, save, formOf(years, { acceptsShift: true }));
    expect(await refused(formOf(years, { acceptsShift: true }))).toMatchObject({ status: 409, error: 'common.stale' });
    expect((await yearOf(2084))?.version).toBe(2);
  });

  test('is put back to the built-in one, and only a replaced one is', async () => {
    const row = await call(superUser, putBack, { body: { year: 2084, acceptsShift: true } });
    expect(row).toMatchObject({ year: 2084, months: builtIn(2084), source: 'PROVISIONAL', provenance: null });
    expect(await call(superUser, sessionContract.init, {})).toMatchObject({
      calendarYears: [],
      lastOfficialBsYear: 2083,
    });
    expect((await refusal(superUser, putBack, { body: { year: 2084 } })).status).toBe(404);
  });

  test('may stay provisional', async () => {
    const said = await messageOf(superUser, save, formOf([changed(2095, 2, -1, 9)], { isOfficial: false }));
    expect(said).toBe('Calendar saved. In force on every server within seconds');
    expect(await yearOf(2095)).toMatchObject({ source: 'REPLACED', isOfficial: false });
  });
});

describe('years around it', () => {
  test('that begin on another day because of it are named, and move only when that is meant', async () => {
    const longer = formOf([changed(2097, 9, 1)], { isOfficial: false });
    const before = (await yearOf(2098))?.startsAD;
    const answer = await refused(longer);
    expect(fieldsOf(answer)).toEqual({
      acceptsShift: 'From 2098 on years would begin on another day: confirm that they are to',
    });
    expect(await yearOf(2097)).toMatchObject({ source: 'PROVISIONAL' });
    await call(superUser, save, { body: { ...longer.body, acceptsShift: true } });
    expect((await yearOf(2098))?.startsAD).not.toBe(before);
    expect(fieldsOf(await refusal(superUser, putBack, { body: { year: 2097 } }))).toHaveProperty('acceptsShift');
    await call(superUser, putBack, { body: { year: 2097, acceptsShift: true } });
    expect((await yearOf(2098))?.startsAD).toBe(before);
  });

  test('that are official do not move at all', async () => {
    const answer = await refused(formOf([changed(2070, 11, 1)], { acceptsShift: true }));
    expect(fieldsOf(answer)).toEqual({
      'years.0.year': 'The year 2071 would begin on another day, but it is official: the lengths before it must fit',
    });
    // Together two years may be mended whose lengths make up for one another.
    const both = [changed(1971, 11, 1), changed(1972, 11, -1)];
    const saved = await call(superUser, save, formOf(both, { acceptsShift: true }));
    expect(saved.map(({ year }) => year)).toEqual([1971, 1972]);
  });
});

describe('what is posted keeps its date', () => {
  let shop: Shop;
  beforeAll(async () => {
    // Whoever else has books comes before and after the one with the bill.
    await openBusiness(app);
    shop = await openShop(app);
    await allowDaysBack(shop);
    await sell(shop, { issuedDateAD: '2026-01-15' });
    await sell(shop);
    await openBusiness(app);
  });

  test('a past year in which something is posted stays as it is, whichever month', async () => {
    const answer = await refused(formOf([changed(2082, 9, 1, 11)]));
    expect(fieldsOf(answer)).toEqual({
      'years.0.year':
        'Something is posted on 2082-10-01, and its date would become another one. What is printed on invoices stays',
    });
    expect(await yearOf(2082)).toMatchObject({ source: 'OFFICIAL' });
  });

  test('of this year what is past stays, and what is to come can still be mended', async () => {
    const past = await refused(formOf([changed(2083, 6, 1, 8)]));
    expect(past.status).toBe(409);
    expect(Object.keys(fieldsOf(past))).toEqual(['years.0.year']);
    const [row] = await call(superUser, save, formOf([changed(2083, 9, 1, 11)]));
    expect(row).toMatchObject({ year: 2083, source: 'REPLACED' });
    await call(superUser, putBack, { body: { year: 2083 } });
  });

  test('a year whose days changed is not put back once something is posted on them', async () => {
    await call(superUser, save, formOf([changed(2083, 9, 1, 11)]));
    app.advance(Date.UTC(2027, 2, 30) - testNow);
    superUser = await openPlatform(app);
    const later = await openShop(app);
    await allowDaysBack(later);
    await sell(later, { issuedDateAD: '2027-03-01', dueDateAD: '2027-03-30' });
    const answer = await refusal(superUser, putBack, { body: { year: 2083 } });
    expect(answer).toMatchObject({ status: 409, error: 'calendarYear.postedOn' });
    expect(answer.message).toContain('2083-11-');
  });

  test('the books of all businesses are seen by nobody through it', async () => {
    const outsider = await openBusiness(app);
    expect((await refusal(outsider, save, formOf([changed(2099, 2, -1, 9)]))).status).toBe(403);
    expect((await call(outsider, customerContract.list, {})).rows).toEqual([]);
  });
});
