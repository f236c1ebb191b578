import { accountContract } from '@bahi/contract/account/account/account.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientBasic, send as sendCall } from '../features/account/account/testing/api.ts';
import {
  codeSentTo,
  otherThan,
  password,
  refresh,
  registerForm,
  registerOwner,
  signIn,
  ticketFor,
  tokensIn,
} from '../features/account/account/testing/people.ts';
import { send } from '../testing/caller.ts';
import { addressIn } from '../testing/people.ts';
import { billOf, openShop, sell } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What may not be in the log, with what it is; empty texts would be everywhere. */
const secrets = new Map<string, string>();

function keep(what: string, ...texts: (string | null | undefined)[]): void {
  for (const text of texts) {
    if (typeof text !== 'string' || text.length < 6) throw new Error(`${what} is no secret: ${text}`);
    secrets.set(text, what);
  }
}

/** Lines in which something stands that may not, with what it is. The console adapter's own lines may show codes. */
function leaks(): [what: string, line: string][] {
  return app.logLines.flatMap((line) =>
    [...secrets].flatMap(([text, what]): [string, string][] => {
      if (what !== 'code') return line.includes(text) ? [[what, line]] : [];
      const isShown = new RegExp(`(?<!\\d)${text}(?!\\d)`).test(line);
      return isShown && !line.includes('"msg":"sms"') ? [[what, line]] : [];
    }),
  );
}

async function signUpAndIn(): Promise<void> {
  const form = registerForm();
  keep('password', form.password, 'Wrong#123456', 'Another#123456');
  const owner = await registerOwner(app, form);
  keep('code', await codeSentTo(app, form.mobileNumber));
  keep('token', owner.tokens.access_token, owner.tokens.refresh_token);
  await signIn(app, form.email, 'Wrong#123456');
  await signIn(app, 'nobody@bahi.example', 'Another#123456');
  const browser = await signIn(app, form.email, password, { browser: true });
  const tokens = tokensIn(browser);
  keep('cookie', browser.cookie);
  keep('token', tokens.access_token, tokens.refresh_token);
  const refreshed = await refresh(app, tokens.refresh_token, {}, { browser: true, cookie: browser.cookie });
  keep('token', tokensIn(refreshed).access_token, tokensIn(refreshed).refresh_token);
  keep('client', clientBasic);
  await resetPassword(form.mobileNumber);
  await sendCall(app, 'POST /user/change_password', {
    token: owner.tokens.access_token,
    body: { oldPassword: 'Fresh#1234567', password: 'Fresher#123456' },
  });
  keep('password', 'Fresher#123456');
}

async function resetPassword(mobileNumber: string): Promise<void> {
  app.advance(61_000);
  const ticket = await ticketFor(app, mobileNumber, 'RESET');
  const code = await codeSentTo(app, mobileNumber);
  keep('code', code);
  keep('ticket', ticket);
  const wrong = { mobileNumber, purpose: 'RESET', otp: otherThan(code) };
  keep('code', wrong.otp);
  await sendCall(app, 'POST /public/otp/verify', { body: wrong });
  keep('password', 'Fresh#1234567');
  await sendCall(app, 'POST /user/accounts/password/reset/confirm', { body: { ticket, password: 'Fresh#1234567' } });
}

async function postAndFail(): Promise<void> {
  const shop = await openShop(app);
  const { owner } = shop;
  keep('token', owner.token);
  keep('body', 'remark-of-a-body', 'name-in-a-body', 'search-of-a-query', 'half-a-body');
  const bill = await sell(shop, { remarks: 'remark-of-a-body' });
  await send(owner, invoiceContract.list, { query: { search: 'search-of-a-query' } });
  await send(owner, invoiceContract.create, {
    body: billOf(shop, { remarks: 'remark-of-a-body', customerId: 99_999 }),
  });
  await fetch(`${owner.base}/v1/customer/save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{"name":"half-a-body',
  });
  const viewed = await send(owner, invoiceContract.view, { params: { id: bill.id } });
  const { url } = invoiceContract.view.answer.parse(Object(await viewed.json()).data);
  keep('ticket', new URL(url, owner.base).searchParams.get('ticket'));
  expect((await fetch(new URL(url, owner.base))).status).toBe(200);
  // Something nobody has thought of: the log says what, and nothing of the request.
  const body = { name: 'name-in-a-body', phoneNumber: '9841000000', focalPerson: 'Ram', ...(await addressIn(owner)) };
  await app.asOwner('alter table customer rename column tole to street');
  expect((await send(owner, customerContract.save, { body })).status).toBe(500);
  await app.asOwner('alter table customer rename column street to tole');
  await app.asOwner(`create function fail_at_row() returns trigger language plpgsql as $$
    begin raise exception 'failed' using detail = new.name, hint = new.name; end $$`);
  await app.asOwner('create trigger fail before insert on customer for each row execute function fail_at_row()');
  expect((await send(owner, customerContract.save, { body })).status).toBe(500);
}

test('no password, token, code, cookie, ticket or body ever stands in the log', async () => {
  await signUpAndIn();
  await postAndFail();
  // The log was written: every request, and the failure with its reason.
  const all = app.logLines.join('');
  for (const call of [accountContract.register, accountContract.resetConfirm, accountContract.changePassword])
    expect(all).toContain(`"path":"/api/v1${call.call.split(' ')[1]}"`);
  expect(all).toContain('"statusCode":400');
  expect(all).toContain('column \\"tole\\" of relation \\"customer\\" does not exist');
  expect(all).toContain('"message":"failed"');
  expect(leaks()).toEqual([]);
});

test('whatever is logged by name is cut out', () => {
  const told = 'told-to-the-log';
  app.services.log.warn({ password: told, token: told, otp: told, authorization: told, cookie: told }, 'by name');
  app.services.log.warn({ form: { password: told, token: told, otp: told } }, 'by name, one level down');
  const lines = app.logLines.filter((line) => line.includes('by name'));
  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => line.includes(told))).toEqual([]);
});
