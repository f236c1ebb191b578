import { brandContract, brandForm } from '@bahi/contract/brand/brand.contract';
import { businessForm } from '@bahi/contract/business/business.contract';
import { customerForm } from '@bahi/contract/customer/customer.contract';
import { itemForm } from '@bahi/contract/item/item.contract';
import { serviceForm } from '@bahi/contract/service/service.contract';
import { addDays, type CalendarDay, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar-day';
import { createBusiness } from '../../features/account/create-business.ts';
import { saveProfile } from '../../features/business/business.commands.ts';
import { saveCustomer } from '../../features/customer/customer.commands.ts';
import { createItem } from '../../features/item/item.commands.ts';
import { saveService } from '../../features/service/service.commands.ts';
import { platformTenant } from '../../platform/database.ts';
import { saveMasterData } from '../../platform/master-data-write.ts';
import { hashPassword } from '../../features/session/password.ts';
import type { Services } from '../../platform/services.ts';
import type { ShownLogin } from '../../platform/start-output.ts';
import { brands, business, customers, demoPassword, items, outlets, people, services as offered } from './demo.data.ts';
import { act, type Actor } from './demo-context.ts';
import { addPeople, addSecondOutlet, findPlace, findReference, renameFirstOutlet } from './demo-people.ts';
import { customersOf, type Goods, trade } from './demo-trade.ts';

/** How long the demo business has been at it. */
const daysOfTrade = 125;

const logins: readonly ShownLogin[] = people.map(({ title, userName }) => ({
  title,
  userName,
  password: demoPassword,
}));

/**
 * Loads the demo business the first time, through the same doors that a person uses, and answers who can sign in.
 * Answers null when it is there already.
 */
export async function loadDemo(
  services: Services,
  progress: (line: string) => void,
): Promise<readonly ShownLogin[] | null> {
  const [owner] = people;
  const known = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query('select id from app_user where lower(user_name) = lower($1)', [owner.userName]),
  );
  if (known.length > 0) return null;
  progress('Loading the demo business: Lumbini Suppliers, लुम्बिनी सप्लायर्स …');
  const today = todayInKathmandu(services.clock());
  const from = addDays(today, -daysOfTrade);
  const actor = await openBusiness(services, from);
  const outletIds = await openOutlets(services, actor, from);
  const cashierId = await act(services, actor, from, (context) => addPeople(context, outletIds.main));
  const goods = await stockUp(services, actor, from, outletIds);
  const cashier: Actor = {
    ...actor,
    userId: cashierId,
    userType: 'OUTLET_USER',
    fullName: people[2].fullName,
    outletId: outletIds.main,
  };
  const bills = await trade(
    services,
    [
      { outletId: outletIds.main, actor: cashier, customerPlaces: customersOf(['50802', '50808', '50811', '50605']) },
      { outletId: outletIds.second, actor, customerPlaces: customersOf(['30608', '30802']) },
    ],
    goods,
    { from: addDays(from, 3), today },
  );
  progress(`  ${items.length} items, ${customers.length} customers, ${bills} bills of ${daysOfTrade} days`);
  return logins;
}

async function openBusiness(services: Services, day: CalendarDay): Promise<Actor> {
  const [owner] = people;
  const { businessId, ownerId } = await createBusiness(
    services.database,
    {
      companyName: business.companyName,
      registerType: 'VAT',
      pan: business.pan,
      today: day,
      owner: {
        userName: owner.userName,
        fullName: owner.fullName,
        email: owner.userName,
        mobileNumber: owner.mobileNumber,
        dateOfBirth: null,
        passwordHash: await hashPassword(demoPassword),
      },
    },
    (_tx, created) => Promise.resolve(created),
  );
  const actor: Actor = {
    userId: ownerId,
    userType: 'BUSINESS_OWNER_USER',
    fullName: owner.fullName,
    businessId,
    outletId: null,
  };
  await act(services, actor, day, async (context) => {
    const place = await findPlace(context.db, business.localBodyCode);
    const form = businessForm.parse({
      businessTypeId: await findReference(context.db, 'business_type', business.typeCode),
      companyName: business.companyName,
      companyNameNp: business.companyNameNp,
      companyEmail: business.companyEmail,
      companyRegisterType: 'VAT',
      panOrVATNumber: business.pan,
      ...place,
      wardNo: business.wardNo,
      tole: business.tole,
    });
    await saveProfile(context, form);
  });
  return actor;
}

async function openOutlets(
  services: Services,
  actor: Actor,
  day: CalendarDay,
): Promise<{ main: number; second: number }> {
  return act(services, actor, day, async (context) => ({
    main: await renameFirstOutlet(context, outlets.main),
    second: await addSecondOutlet(context, outlets.second),
  }));
}

async function stockUp(
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
      const form = itemForm.parse({
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
  const customerIds: number[] = [];
  for (const [name, nameNp, phoneNumber, focalPerson, vatPanNo, localBodyCode, wardNo, tole] of customers) {
    const saved = await act(services, actor, day, async (context) => {
      const place = await findPlace(context.db, localBodyCode);
      return saveCustomer(
        context,
        customerForm.parse({ name, nameNp, phoneNumber, focalPerson, vatPanNo, ...place, wardNo, tole }),
      );
    });
    customerIds.push(saved.id);
  }
  return { serviceIds, customerIds };
}
