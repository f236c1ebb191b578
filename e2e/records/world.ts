import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { inject } from 'vitest';
import { callApi } from '../api.ts';
import { openOutlet, prepareExpense, prepareIncome } from '../steps/due-documents.ts';
import { openShop, todayOf } from '../steps/invoice-screen.ts';
import { butwal, newMobileNumber, newOwner, signIn } from '../steps/sign-up.ts';

/** A business in which everything is there that a record may name, and the platform beside it. */
export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld() {
  const owner = await newOwner();
  const caller = { token: owner.tokens.access };
  const { email, password } = inject('superUser');
  const office = await signIn(email, password);
  const { ad, plus } = await todayOf(owner);
  return {
    owner,
    caller,
    office,
    platform: { token: office.access },
    place: { ...(await butwal(owner.tokens.access)), tole: 'Traffic Chowk' },
    ad,
    plus,
    shop: await openShop(owner),
    income: await prepareIncome(owner),
    expense: await prepareExpense(owner),
    outletId: (await callApi(outletContract.list, {}, caller)).rows[0]?.id ?? 0,
    branch: await openOutlet(owner),
    /** Not the one that is taken where none is named. */
    taxRateId: (await callApi(taxRateContract.list, { query: { isActive: true } }, caller)).rows.find(
      ({ isDefault }) => !isDefault,
    )?.id,
    cashierId: (await callApi(roleContract.ofUserType, { params: { userType: 'OUTLET_USER' }, query: {} }, caller))
      .rows[0]?.id,
  };
}

/** Somebody who works in an outlet, without a role. */
export async function addUser({ caller, branch }: Pick<World, 'caller' | 'branch'>, number: string) {
  const body = {
    userType: 'OUTLET_USER',
    fullName: `Hari ${number}`,
    userName: `hari${number}`,
    mobileNumber: newMobileNumber(),
    outletIds: [branch.id],
  };
  return callApi(userContract.saveOutletUser, { body }, caller);
}
