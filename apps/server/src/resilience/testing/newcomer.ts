import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { call, type Caller } from '../../testing/caller.ts';
import { firstOutletId, type Person, saveProfile } from '../../testing/people.ts';
import { addCustomer, addItem, type InvoiceBody, lineOf } from '../../testing/shop.ts';
import type { Program } from './program.ts';

export const newcomersPassword = 'Machhapuchhre#6993';

/** A shop that was opened over HTTP, with plenty of rice and a customer. */
export type Stall = { owner: Person; customerId: number; variantId: number; today: string; userName: string };

/** Somebody signs up with a code that the program's log shows, fills in the profile and lays in goods. */
export async function openStall(program: Program): Promise<Stall> {
  const number = String(randomInt(10_000_000, 99_999_999));
  const mobileNumber = `98${number}`;
  const userName = `sita${number}`;
  const visitor: Caller = { base: program.base, token: null };
  await call(visitor, otpContract.send, { body: { mobileNumber, purpose: 'SIGN_UP' } });
  const otp = await codeSentTo(program, mobileNumber);
  const { ticket } = await call(visitor, otpContract.verify, { body: { mobileNumber, purpose: 'SIGN_UP', otp } });
  const tokens = await call(visitor, accountContract.register, {
    body: {
      ticket,
      userName,
      mobileNumber,
      fullName: 'Sita Gurung',
      email: `${userName}@bahi.example`,
      companyName: 'Gurung Kirana Pasal',
      panOrVATNumber: '301234567',
      dateOfBirth: '1990-04-14',
      password: newcomersPassword,
    },
  });
  const caller = { base: program.base, token: tokens.access_token };
  const { user, business, todayAD } = await call(caller, sessionContract.init, {});
  const owner: Person = { ...caller, userId: user.userDetails.id, businessId: business?.id ?? Number.NaN };
  await saveProfile(owner, 'Gurung Kirana Pasal', 'VAT');
  const rice = { name: 'Rice', taxable: true, sellingPrice: 100, quantity: 1_000_000, cost: 80 };
  const { variantId } = await addItem(owner, await firstOutletId(owner), rice);
  return { owner, customerId: await addCustomer(owner, 'Ram Kirana'), variantId, today: todayAD, userName };
}

/** A final bill of today for some rice. */
export function stallBill({ customerId, variantId, today }: Stall, quantity = 1): InvoiceBody {
  return {
    state: 'FINAL',
    customerId,
    issuedDateAD: today,
    dueDateAD: today,
    lines: [lineOf(variantId, { quantity })],
  };
}

/** The code stands in the program's log, which may be a moment behind the answer. */
async function codeSentTo(program: Program, mobileNumber: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const lines = program.output().split('\n');
    const line = lines.findLast(
      (text) => text.includes('"sms"') && text.includes(`"${mobileNumber}"`) && text.endsWith('}'),
    );
    const message: unknown = line === undefined ? {} : JSON.parse(line);
    const code = /\b\d{6}\b/.exec(String(Object(message).text))?.[0];
    if (code !== undefined) return code;
    if (Date.now() > deadline) throw new Error(`No code for ${mobileNumber} in:\n${program.output()}`);
    await wait(20);
  }
}
