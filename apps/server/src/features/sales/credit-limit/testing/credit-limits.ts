import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { CreditRule } from '@bahi/domain/goods/credit-limit';
import { call } from '../../../../testing/caller.ts';
import { addressIn, type Person } from '../../../../testing/people.ts';
import type { Shop } from '../../../../testing/shop.ts';

type Terms = { creditLimit?: number | null; creditDays?: number | null };

/** A customer who may owe so much, for so many days; what is not said is not limited. */
export async function addLimited(owner: Person, terms: Terms): Promise<number> {
  return (await call(owner, customerContract.save, { body: await limited(owner, terms) })).id;
}

/** Says anew what a customer may owe. */
export async function limitCredit(owner: Person, id: number, terms: Terms): Promise<void> {
  await call(owner, customerContract.save, { body: { id, ...(await limited(owner, terms)) } });
}

async function limited(owner: Person, terms: Terms) {
  const who = { name: 'Hari Traders', phoneNumber: '9841000000', focalPerson: 'Hari' };
  return { ...who, ...(await addressIn(owner)), ...terms };
}

/** What becomes of invoices beyond it, from the next one on. */
export async function ruleCredit({ owner }: Pick<Shop, 'owner'>, creditRule: CreditRule): Promise<void> {
  await call(owner, businessContract.saveCreditRule, { body: { creditRule } });
}
