import { brandContract, brandForm } from '@bahi/contract/catalogue/brand/brand.contract';
import {
  customerGroupContract,
  customerGroupForm,
} from '@bahi/contract/parties/customer-group/customer-group.contract';
import { customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import { serviceForm } from '@bahi/contract/catalogue/service/service.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveCustomer } from '../../features/parties/customer/customer.commands.ts';
import { createItem } from '../../features/catalogue/item/item.commands.ts';
import { saveService } from '../../features/catalogue/service/service.commands.ts';
import { saveMasterData } from '../../platform/master-data/master-data-write.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { brands, customers, items, services as offered } from './demo.data.ts';
import { act, type Actor, numbersOf } from './demo-context.ts';
import { customerGroups } from './demo-parties.data.ts';
import { findPlace, findReference } from './demo-people.ts';
import type { Goods } from './demo-trade.ts';

/** Brands, items with opening stock in both outlets, services and customers, on the day the business opens. */
export async function stockUp(
  services: Services,
  actor: Actor,
  day: CalendarDay,
  outletIds: { main: number; second: number },
): Promise<Goods> {
  const brandIds = new Map<string, number>();
  for (const brand of brands) {
    const saved = await act(services, actor, day, (context) =>
      saveMasterData(context, brandContract.masterData, brandForm.parse(brand)),
    );
    brandIds.set(brand.name, saved.id);
  }
  const variantIds: number[] = [];
  for (const item of items) {
    const saved = await act(services, actor, day, async (context) => {
      const form = wholeItemForm.parse({
        name: item.name,
        nameNp: item.nameNp,
        code: item.code,
        hsCode: item.hsCode,
        categoryId: await findReference(context.db, 'item_category', item.category),
        brandId: item.brand === undefined ? null : brandIds.get(item.brand),
        unitId: await findReference(context.db, 'unit', item.unit),
        purchasePrice: item.cost,
        sellingPrice: item.price,
        purchaseDateAD: formatAdDate(day),
        taxable: item.taxable,
        vatIncluded: item.vatIncluded ?? false,
        reorderPoint: item.reorder,
        openingStock: [
          { outletId: outletIds.main, quantity: item.stock[0], rate: item.cost },
          { outletId: outletIds.second, quantity: item.stock[1], rate: item.cost },
        ],
      });
      return createItem(context, form);
    });
    variantIds.push(saved.itemLedgerDetailId);
  }
  return { variantIds, ...(await meetPeople(services, actor, day)) };
}

async function meetPeople(
  services: Services,
  actor: Actor,
  day: CalendarDay,
): Promise<Pick<Goods, 'serviceIds' | 'customerIds'>> {
  const serviceIds: number[] = [];
  for (const { price, ...service } of offered) {
    const form = serviceForm.parse({ ...service, costPrice: price });
    serviceIds.push((await act(services, actor, day, (context) => saveService(context, form))).id);
  }
  const groupOf = await act(services, actor, day, addGroups);
  const customerIds: number[] = [];
  for (const [position, customer] of customers.entries()) {
    const [name, nameNp, phoneNumber, focalPerson, vatPanNo, localBodyCode, wardNo, tole] = customer;
    // The first is whoever comes to the counter: every business has it.
    if (position === 0) {
      customerIds.push(await act(services, actor, day, cashCustomerId));
      continue;
    }
    const saved = await act(services, actor, day, async (context) => {
      const place = await findPlace(context.db, localBodyCode);
      const numbers = numbersOf(actor, { phoneNumber, vatPanNo });
      const who = { name, nameNp, ...numbers, focalPerson, customerGroupId: groupOf.get(name) ?? null };
      return saveCustomer(context, customerForm.parse({ ...who, ...place, wardNo, tole }));
    });
    customerIds.push(saved.id);
  }
  return { serviceIds, customerIds };
}

async function cashCustomerId({ db, businessId }: Context): Promise<number> {
  const [cash] = await db.query<{ id: number }>('select id from customer where business_id = $1 and is_cash_customer', [
    businessId,
  ]);
  return cash?.id ?? Number.NaN;
}

/** The groups, by the names of the customers in them. */
async function addGroups(context: Context): Promise<ReadonlyMap<string, number>> {
  const groupOf = new Map<string, number>();
  for (const { members, ...group } of customerGroups) {
    const { masterData: of } = customerGroupContract;
    const { id } = await saveMasterData(context, of, customerGroupForm.parse(group));
    for (const name of members) groupOf.set(name, id);
  }
  return groupOf;
}
