import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Caller, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, addressIn, firstOutletId, inOutlet, openBusiness } from '../../../testing/people.ts';
import type { Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { save, get, list, listForInvoice, toggle } = customerContract;

let app: TestApp;
let owner: Person;
let address: Awaited<ReturnType<typeof addressIn>>;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  address = await addressIn(owner);
});
afterAll(() => app.close());

function buildCustomer(changes: object = {}) {
  return {
    name: 'Himal Suppliers',
    nameNp: 'हिमाल सप्लायर्स',
    email: 'himal@example.com.np',
    phoneNumber: '9851012345',
    focalPerson: 'Gita Rai',
    vatPanNo: '601234567',
    ...address,
    tole: 'Traffic Chowk',
    ...changes,
  };
}

const saved = (caller: Caller, changes: object = {}) => call(caller, save, { body: buildCustomer(changes) });
const refusedFields = async (caller: Caller, changes: object) =>
  fieldsOf(await refusal(caller, save, { body: buildCustomer(changes) }));
const namesOf = async (caller: Caller, query: object) =>
  (await call(caller, list, { query })).rows.map((customer) => customer.name);

test('a customer is kept as it was entered, with its address written out in both languages', async () => {
  const customer = await saved(owner, { name: '  Himal Suppliers  ' });
  expect(customer).toMatchObject({
    ...buildCustomer(),
    address: 'Traffic Chowk, Butwal-6, Rupandehi',
    addressNp: 'Traffic Chowk, बुटवल-६, रुपन्देही',
    dueAmount: 0,
    isActive: true,
    version: 1,
    warning: null,
  });
  expect(await call(owner, get, { params: { id: customer.id } })).toMatchObject(buildCustomer());
});

test('the answer says in the language of the caller that the customer is saved', async () => {
  const said = (language: 'ne' | 'en') => messageOf({ ...owner, language }, save, { body: buildCustomer() });
  expect(await said('ne')).toBe('ग्राहक सुरक्षित भयो');
  expect(await said('en')).toBe('Customer saved');
});

test('e-mail, PAN, Nepali name and tole may be left out', async () => {
  const bare = await saved(owner, { email: '', vatPanNo: '', nameNp: '', tole: '' });
  expect(bare).toMatchObject({ email: null, vatPanNo: null, nameNp: null, tole: null, address: 'Butwal-6, Rupandehi' });
});

test('every field that must be there is asked for, in Nepali', async () => {
  const nothing = {
    name: ' ',
    phoneNumber: '',
    focalPerson: '',
    provinceId: '',
    districtId: '',
    localBodyId: '',
    wardNo: '',
  };
  expect(await refusedFields({ ...owner, language: 'ne' }, nothing)).toEqual(
    Object.fromEntries(Object.keys(nothing).map((field) => [field, 'आवश्यक छ'])),
  );
});

test.each([
  ['phoneNumber', '984', 'Should be atleast 8 digits long'],
  ['phoneNumber', '98510123456', 'Should not be more than 10 digits'],
  ['phoneNumber', '98510-1234', 'Must contain only numeric characters'],
  ['email', 'himal@', 'Invalid email'],
  ['vatPanNo', '60123A', 'Must contain only numeric characters'],
  ['name', 'x'.repeat(151), 'Too long'],
])('%s %s is refused: %s', async (field, value, message) => {
  expect(await refusedFields(owner, { [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['creditLimit', -1, 'Cannot be less than 0'],
  ['creditLimit', '10.005', 'At most two decimals'],
  ['creditLimit', 'much', 'Enter a number only'],
  ['creditLimit', 1_000_000_000, 'Should be less than 10 digits'],
  ['creditDays', 366, 'From 0 to 365 days'],
  ['creditDays', -1, 'Cannot be less than 0'],
  ['creditDays', 1.5, 'Enter a whole number'],
  ['creditDays', 'a month', 'Enter a number only'],
])('%s %s is refused: %s', async (field, value, message) => {
  expect(await refusedFields(owner, { [field]: value })).toEqual({ [field]: message });
});

test('what a customer may owe is kept to the paisa, empty for no limit and 0 for nothing on credit', async () => {
  expect(await saved(owner)).toMatchObject({ creditLimit: null, creditDays: null });
  const { id } = await saved(owner, { creditLimit: '१,२५,०००.०५', creditDays: '३०' });
  expect(await call(owner, get, { params: { id } })).toMatchObject({ creditLimit: 125_000.05, creditDays: 30 });
  const { rows } = await call(owner, listForInvoice, { query: { pageSize: 50 } });
  expect(rows.find((row) => row.id === id)).toMatchObject({ creditDays: 30 });
  expect(await saved(owner, { id, creditLimit: 0, creditDays: 365 })).toMatchObject({
    creditLimit: 0,
    creditDays: 365,
  });
  expect(await saved(owner, { id, creditLimit: '', creditDays: '' })).toMatchObject({
    creditLimit: null,
    creditDays: null,
  });
});

test('phone and PAN may be typed in Devanagari', async () => {
  const customer = await saved(owner, { phoneNumber: '९८५१०१२३४५', vatPanNo: '६०१२३४५६७' });
  expect(customer).toMatchObject({ phoneNumber: '9851012345', vatPanNo: '601234567' });
});

test('the places of an address lie within one another', async () => {
  const kaski = await addressIn(owner, ['Gandaki', 'Kaski', 'Pokhara']);
  expect(await refusedFields(owner, { districtId: kaski.districtId, localBodyId: kaski.localBodyId })).toEqual({
    districtId: 'Choose a place within the one above',
  });
  expect(await refusedFields(owner, { localBodyId: kaski.localBodyId })).toEqual({
    localBodyId: 'Choose a place within the one above',
  });
  expect(await refusedFields(owner, { wardNo: 20 })).toEqual({ wardNo: 'This local body has 19 wards' });
  expect(await refusedFields(owner, { provinceId: 999, districtId: 999, localBodyId: 999 })).toEqual({
    provinceId: 'Not found, choose another',
    districtId: 'Not found, choose another',
    localBodyId: 'Not found, choose another',
  });
  expect(await saved(owner, { wardNo: '19' })).toMatchObject({ wardNo: 19 });
});

test('a second customer of the same name or phone is warned of, and kept', async () => {
  const shop = await openBusiness(app);
  expect((await saved(shop)).warning).toBeNull();
  expect((await saved(shop, { name: 'HIMAL suppliers', nameNp: '', phoneNumber: '071540000' })).warning).toBe(
    'Another customer is called Himal Suppliers too',
  );
  const other = { name: 'Lumbini Traders', nameNp: 'लुम्बिनी ट्रेडर्स' };
  expect((await saved({ ...shop, language: 'ne' }, other)).warning).toBe('हिमाल सप्लायर्सको पनि यही फोन नम्बर छ');
  expect((await call(shop, list, {})).recordsTotal).toBe(3);
});

test('an edit changes the customer, and who edits what has changed meanwhile is told so', async () => {
  const { id } = await saved(owner);
  const edited = await saved(owner, { id, version: 1, focalPerson: 'Maya Rai', nameNp: '' });
  expect(edited).toMatchObject({ id, focalPerson: 'Maya Rai', nameNp: null, version: 2 });
  const stale = await refusal(owner, save, { body: buildCustomer({ id, version: 1, focalPerson: 'Nobody' }) });
  expect(stale).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await call(owner, get, { params: { id } })).toMatchObject({ focalPerson: 'Maya Rai', version: 2 });
});

test('an edit without a version is taken', async () => {
  const { id } = await saved(owner);
  expect(await saved(owner, { id, name: 'Himal Traders' })).toMatchObject({ id, name: 'Himal Traders', version: 2 });
});

test('who pays at the counter does so still when an edit says nothing of it', async () => {
  const { id } = await saved(owner, { isWalkIn: true });
  expect(await saved(owner, { id, focalPerson: 'Maya Rai' })).toMatchObject({ id, isWalkIn: true });
  expect(await saved(owner, { id, isWalkIn: false })).toMatchObject({ id, isWalkIn: false });
  expect(await saved(owner)).toMatchObject({ isWalkIn: false });
});

test('of two editors at once one is told to reload', async () => {
  const { id } = await saved(owner);
  const statuses = await Promise.all(
    ['Maya', 'Kiran'].map(async (focalPerson) => {
      const response = await send(owner, save, { body: buildCustomer({ id, version: 1, focalPerson }) });
      return response.status;
    }),
  );
  expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409]);
});

test('the same save sent twice makes one customer', async () => {
  const shop = await openBusiness(app);
  const headers = { 'idempotency-key': 'customer-once' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(shop, save, { body: buildCustomer() }, headers)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await call(shop, list, {})).recordsTotal).toBe(1);
});

test('a customer is switched off and on again', async () => {
  const { id } = await saved(owner);
  expect(await call(owner, toggle, { params: { id } })).toMatchObject({ isActive: false, version: 2 });
  expect(await call(owner, toggle, { params: { id } })).toMatchObject({ isActive: true, version: 3 });
  expect(await messageOf({ ...owner, language: 'ne' }, toggle, { params: { id } })).toBe('अवस्था परिवर्तन भयो');
});

test('who wants a customer inactive never makes it active: a change of somebody else meanwhile is told', async () => {
  const { id } = await saved(owner);
  const set = { params: { id }, query: { isActive: false } };
  expect(await call(owner, toggle, set)).toMatchObject({ isActive: false, version: 2 });
  expect(await refusal(owner, toggle, set)).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await call(owner, get, { params: { id } })).toMatchObject({ isActive: false, version: 2 });
  expect(await call(owner, toggle, { ...set, query: { isActive: true } })).toMatchObject({ isActive: true });
});

test("another business's customer does not exist", async () => {
  const { id } = await saved(owner, { name: 'Kept Secret', phoneNumber: '014000000' });
  const stranger = await openBusiness(app, { companyName: 'Everest Traders' });
  expect(await refusal(stranger, get, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, toggle, { params: { id } })).toMatchObject({ status: 404 });
  expect(await refusal(stranger, save, { body: buildCustomer({ id, name: 'Taken over' }) })).toMatchObject({
    status: 404,
  });
  expect(await namesOf(stranger, { search: 'Secret' })).toEqual([]);
  expect((await saved(stranger, { name: 'Kept Secret', phoneNumber: '014000000' })).warning).toBeNull();
  expect(await call(owner, get, { params: { id } })).toMatchObject({ name: 'Kept Secret', isActive: true, version: 1 });
});

test('who may enter customers may not for that change them', async () => {
  const rights = ['customer.create', 'customer.read'] as const;
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
  const { id } = await saved(clerk);
  expect(await refusal(clerk, save, { body: buildCustomer({ id }) })).toMatchObject({
    status: 403,
    error: 'common.forbidden',
  });
  expect(await refusal(clerk, toggle, { params: { id } })).toMatchObject({ status: 403 });
});

test('who holds no role reads no customers', async () => {
  const nobody = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights: [] });
  expect(await refusal(nobody, list, {})).toMatchObject({ status: 403, error: 'common.forbidden' });
});

test('the list is searched by either name, phone and PAN, in digits of both scripts', async () => {
  const shop = await openBusiness(app);
  await saved(shop);
  await saved(shop, { name: 'Koshi 100% Organic', nameNp: 'कोशी अर्गानिक', phoneNumber: '021530000', vatPanNo: '' });
  expect(await namesOf(shop, { search: 'himal' })).toEqual(['Himal Suppliers']);
  expect(await namesOf(shop, { search: 'कोशी' })).toEqual(['Koshi 100% Organic']);
  expect(await namesOf(shop, { search: '98510' })).toEqual(['Himal Suppliers']);
  expect(await namesOf(shop, { search: '०२१५३' })).toEqual(['Koshi 100% Organic']);
  expect(await namesOf(shop, { search: '६०१२३' })).toEqual(['Himal Suppliers']);
  // The wildcards of the database are letters like others.
  expect(await namesOf(shop, { search: '0%' })).toEqual(['Koshi 100% Organic']);
  expect(await namesOf(shop, { search: '_' })).toEqual([]);
});

test('the list is sorted as the language is: by the name that is read', async () => {
  const shop = await openBusiness(app);
  for (const [name, nameNp] of [
    ['Amar Store', 'हिमाल पसल'],
    ['bishal Store', 'काठमाडौँ पसल'],
    ['Chandra Store', 'आँगन पसल'],
    ['Dhaulagiri Store', 'क्षितिज पसल'],
  ])
    await saved(shop, { name, nameNp });
  const english = ['Amar Store', 'bishal Store', 'Chandra Store', 'Dhaulagiri Store'];
  expect(await namesOf(shop, { sort: 'name' })).toEqual(english);
  expect(await namesOf(shop, { sort: '-name' })).toEqual(english.toReversed());
  const nepali = (await call({ ...shop, language: 'ne' }, list, {})).rows.map((customer) => customer.nameNp);
  // क before क्ष, which is a conjunct of it, and ह last.
  expect(nepali).toEqual(['आँगन पसल', 'काठमाडौँ पसल', 'क्षितिज पसल', 'हिमाल पसल']);
});

test('pages follow one another without overlap, also where names are alike', async () => {
  const shop = await openBusiness(app);
  for (let count = 0; count < 25; count += 1) await saved(shop, { phoneNumber: `98510123${10 + count}` });
  const pages = await Promise.all(
    [0, 1, 2].map((pageNumber) => call(shop, list, { query: { pageNumber, pageSize: 10, sort: 'name' } })),
  );
  expect(pages.map((page) => page.rows.length)).toEqual([10, 10, 5]);
  expect(pages.map((page) => page.recordsTotal)).toEqual([25, 25, 25]);
  expect(new Set(pages.flatMap((page) => page.rows.map((row) => row.id))).size).toBe(25);
});

test('a list is sorted by what it names, and by nothing else', async () => {
  const failure = await refusal(owner, list, { query: { sort: 'constructor' } });
  expect(failure).toMatchObject({ status: 400, error: 'common.sortUnknown' });
  expect(fieldsOf(failure)).toEqual({ sort: 'This list cannot be sorted so' });
});

test('the list shows active or inactive customers where that is asked, and an invoice is offered the active ones', async () => {
  const shop = await openBusiness(app);
  await saved(shop, { name: 'Open Shop' });
  const closed = await saved(shop, { name: 'Closed Shop' });
  await call(shop, toggle, { params: { id: closed.id } });
  expect(await namesOf(shop, { isActive: 'true' })).toEqual(['Open Shop']);
  expect(await namesOf(shop, { isActive: '0' })).toEqual(['Closed Shop']);
  expect(await namesOf(shop, {})).toEqual(['Closed Shop', 'Open Shop']);
  expect((await call(shop, listForInvoice, {})).rows.map(({ name }) => name)).toEqual(['Open Shop']);
});

test('a customer owes what is left of the issued bills, and within an outlet those of that outlet', async () => {
  const shop = await openBusiness(app);
  const outletId = await firstOutletId(shop);
  const secondOutletId = await addOutlet(app, shop, 'PKR');
  const { id } = await saved(shop);
  const paid = await bill(shop, { customerId: id, outletId, rate: 1000 });
  await bill(shop, { customerId: id, outletId: secondOutletId, rate: 500 });
  await bill(shop, { customerId: id, outletId, rate: 4000, state: 'DRAFT' });
  await pay(shop, paid, 400.5);

  const dueOf = async (person: Person) => (await call(person, listForInvoice, {})).rows[0]?.dueAmount;
  expect(await dueOf(shop)).toBe(1130 - 400.5 + 565);
  expect(await call(shop, get, { params: { id } })).toMatchObject({ dueAmount: 1294.5 });
  expect(await dueOf(await inOutlet(app, shop, outletId))).toBe(729.5);
  expect(await dueOf(await inOutlet(app, shop, secondOutletId))).toBe(565);

  await saved(shop, { name: 'Owes Nothing' });
  expect(await namesOf(shop, { sort: '-dueAmount' })).toEqual(['Himal Suppliers', 'Owes Nothing']);
  expect(await namesOf(shop, { sort: 'dueAmount' })).toEqual(['Owes Nothing', 'Himal Suppliers']);
});

/** An invoice for one hour of work, VAT of 13 % beside it. */
async function bill(
  person: Person,
  {
    customerId,
    outletId,
    rate,
    state = 'FINAL',
  }: { customerId: number; outletId: number; rate: number; state?: string },
): Promise<number> {
  const { rows } = await call(person, serviceContract.list, {});
  const serviceId =
    rows[0]?.id ?? (await call(person, serviceContract.save, { body: { name: 'Repair', costPrice: 100 } })).id;
  const day = { issuedDateAD: '2026-11-20', dueDateAD: '2026-12-20' };
  const lines = [{ inventoryType: 'SERVICE', serviceId, quantity: 1, rate }];
  const invoice = await call(person, invoiceContract.create, { body: { customerId, outletId, state, ...day, lines } });
  return invoice.id;
}

async function pay(person: Person, invoiceId: number, amount: number): Promise<void> {
  const row = { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: amount };
  await call(person, paymentContract.create, {
    body: { componentEntityId: invoiceId, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: amount },
  });
}
