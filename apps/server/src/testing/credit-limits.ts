import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { CreditRule } from '@bahi/domain/goods/credit-limit';
import { call, type Caller } from './caller.ts';
import { addressIn, type Person } from './people.ts';
import type { Shop } from './shop.ts';

type Terms = { creditLimit?: number | null; creditDays?: number | null };

/** A customer who may owe so much, for so many days; what is not said is not limited. */
export async function addLimited(owner: Person, terms: Terms, name = 'Hari Traders'): Promise<number> {
  const body = { name, phoneNumber: '9841000000', focalPerson: 'Hari', ...(await addressIn(owner)), ...terms };
  return (await call(owner, customerContract.save, { body })).id;
}

/** Says anew what a customer may owe. */
export async function limitCredit(caller: Caller, id: number, terms: Terms): Promise<void> {
  const customer = await call(caller, customerContract.get, { params: { id } });
  const { creditLimit, creditDays } = { ...customer, ...terms };
  await call(caller, customerContract.save, { body: { ...customer, creditLimit, creditDays } });
}

/** What becomes of invoices beyond it, from the next one on. */
export async function ruleCredit({ owner }: Pick<Shop, 'owner'>, creditRule: CreditRule): Promise<void> {
  await call(owner, businessContract.saveCreditRule, { body: { creditRule } });
}
