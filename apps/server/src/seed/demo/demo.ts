// Longer than 200 lines because it tells the demo from its first day to its last in one order.
import { tellDay } from '../../features/platform/notice-day/notice-day.worker.ts';
import { addCreditNotes } from './demo-credit-note.ts';
import { addDebitNotes } from './demo-debit-note.ts';
import { registerAssets } from './money/demo-assets.ts';
import { prepayRent } from './money/demo-prepaid.ts';
import { payLoanOff } from './money/demo-loan.ts';
import { openAccounts } from './money/demo-accounts.ts';
import { holdTaxBack } from './money/demo-tds.ts';
import { fileTwoReturns } from './money/demo-vat-return.ts';
import { openBooks, writeVouchers } from './money/demo-vouchers.ts';
import { addOpeningDues } from './money/demo-opening-due.ts';
import { planPurchases } from './demo-purchase.ts';
import { businessForm } from '@bahi/contract/platform/business/business.contract';
import { addDays, type CalendarDay, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { createBusiness } from '../../features/account/account/create-business.ts';
import { saveProfile } from '../../features/platform/business/business.commands.ts';
import { platformTenant } from '../../platform/database/database.ts';
import { hashPassword } from '../../features/account/session/password.ts';
import type { Services } from '../../platform/core/services.ts';
import type { ShownLogin } from '../../platform/start/start-output.ts';
import { business, customers, demoPassword, items, outlets, people } from './demo.data.ts';
import { addOwnMasters } from './demo-administration.ts';
import { reconcileBanks } from './money/demo-bank-statements.ts';
import { moveCheques } from './money/demo-cheques.ts';
import { closeDays } from './money/demo-day-close.ts';
import { limitCredit } from './money/demo-credit-limit.ts';
import { askOfRecords } from './demo-questions.ts';
import { keepReports } from './demo-saved-reports.ts';
import { act, type Actor } from './demo-context.ts';
import { stockUp } from './demo-goods.ts';
import { showGoods } from './demo-pictures.ts';
import { moveMoney } from './money/demo-money.ts';
import { addNeighbours } from './demo-neighbours.ts';
import { stockAprons } from './goods/demo-variants.ts';
import { addParties } from './demo-parties.ts';
import { keepMilk } from './goods/demo-batches.ts';
import { sellCartons } from './goods/demo-cartons.ts';
import { keepPriceLists } from './goods/demo-price-lists.ts';
import { countShelf } from './goods/demo-stock-papers.ts';
import { sendGoods } from './goods/demo-transfers.ts';
import { promiseToPay } from './money/demo-promises.ts';
import { remindSomebody } from './money/demo-reminders.ts';
import { shareSome } from './demo-sharing.ts';
import { offerQuotations } from './demo-quotations.ts';
import { addPeople, addSecondOutlet, findPlace, findReference, renameFirstOutlet } from './demo-people.ts';
import { repeatMonthly } from './money/demo-recurring.ts';
import { addStaff } from './demo-staff.ts';
import { receiveFromCustomers } from './demo-settlements.ts';
import { aroundButwal, customersOf, trade } from './demo-trade.ts';

/** How long the demo business has been at it. */
const daysOfTrade = 125;
/** How long its invoices have been rounded, and goods been given on top. */
const daysWithRules = 40;

const password = demoPassword;
const logins: readonly ShownLogin[] = people.map(({ title, userName }) => ({ title, userName, password }));

/**
 * Loads the demo business the first time, through the same doors that a person uses, and answers who can sign in.
 * Answers null when it is there already.
 */
// Longer than 60 lines because it is the order of all that the demo is made of.
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
  const money = await openAccounts(services, { actor, branchId: outletIds.second }, from);
  await openBooks(services, { actor, outletId: outletIds.main }, from);
  await registerAssets(services, { actor, outletId: outletIds.main }, from);
  await prepayRent(services, { actor, outletId: outletIds.main }, { from, until: addDays(today, -35) });
  await payLoanOff(services, { actor, outletId: outletIds.main }, { from, until: addDays(today, -20) });
  const cashierId = await act(services, actor, from, (context) => addPeople(context, outletIds.main));
  const parties = await addParties(services, actor, from);
  await addOwnMasters(services, actor, from);
  const goods = await stockUp(services, actor, from, outletIds);
  await showGoods(services, actor, from);
  await stockAprons(services, actor, from, outletIds);
  const cashier: Actor = {
    ...actor,
    userId: cashierId,
    userType: 'OUTLET_USER',
    fullName: people[2].fullName,
    outletId: outletIds.main,
  };
  await addOpeningDues(services, { actor, outletId: outletIds.main }, parties, goods.customerIds, from);
  const others = await moveMoney(services, { outletId: outletIds.main, actor, today }, parties, goods.customerIds);
  const purchases = planPurchases(services, { outletId: outletIds.main, actor, today }, { parties, goods });
  const bills = await trade(
    services,
    [
      { outletId: outletIds.main, actor: cashier, customerPlaces: customersOf(aroundButwal) },
      { outletId: outletIds.second, actor, customerPlaces: customersOf(['30608', '30802']) },
    ],
    goods,
    {
      from: addDays(from, 3),
      rulesFrom: addDays(today, -daysWithRules),
      today,
      owner: actor,
      buyUntil: purchases.buyUntil,
    },
  );
  await purchases.buyUntil(today);
  await keepPriceLists(services, { outletId: outletIds.main, owner: actor, cashier, today }, goods);
  await offerQuotations(services, { outletId: outletIds.main, actor: cashier, today }, goods);
  await receiveFromCustomers(services, { actor: cashier, outletId: outletIds.main, goods, money, today });
  await moveCheques(services, { actor, today, bankId: money.bankId, outletId: outletIds.main });
  await addCreditNotes(services, { outletId: outletIds.main, actor, today });
  await addDebitNotes(services, { outletId: outletIds.main, actor, today });
  await sendGoods(services, { outletIds, actor, today });
  await writeVouchers(services, { actor, outletId: outletIds.main }, today);
  await countShelf(services, { outletId: outletIds.main, actor, today });
  await shareSome(services, { outletId: outletIds.main, actor, today });
  const milk = { vendorId: parties.vendorIds.get('CHAUDHAR') ?? 0, customerId: goods.customerIds[0] ?? 0 };
  await keepMilk(services, { outletId: outletIds.main, owner: actor, from, today }, milk);
  await sellCartons(services, { outletId: outletIds.main, owner: actor, from, today }, goods.customerIds[1] ?? 0);
  await remindSomebody(services, { outletId: outletIds.main, actor, today });
  await promiseToPay(services, { outletId: outletIds.main, actor, today });
  await repeatMonthly(services, { outletId: outletIds.main, actor, today });
  await limitCredit(services, { owner: actor, today }, goods);
  await askOfRecords(services, { owner: actor, cashier, today }, goods.customerIds);
  await keepReports(services, { owner: actor, today });
  await closeDays(services, { outletId: outletIds.main, cashier, ownerId: actor.userId, today });
  const taxed = { outletId: outletIds.main, actor, today, bankId: money.bankId };
  await holdTaxBack(services, taxed, parties, goods.customerIds);
  await fileTwoReturns(services, actor, today);
  await reconcileBanks(services, { actor, today, ...money });
  await addStaff(services, actor, today);
  await tellDay(services, actor.businessId, formatAdDate(today));
  await addNeighbours(services, { id: actor.businessId, days: daysOfTrade }, today);
  progress(
    `  ${items.length} items, ${customers.length} customers, ${bills} bills and ${others} incomes and expenses of ${daysOfTrade} days`,
  );
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
