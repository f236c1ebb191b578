import { tellDay } from '../../features/platform/notice-day/notice-day.worker.ts';
import { addCreditNotes } from './demo-credit-note.ts';
import { addDebitNotes } from './demo-debit-note.ts';
import { registerAssets } from './money/demo-assets.ts';
import { prepayRent } from './money/demo-prepaid.ts';
import { payLoanOff } from './money/demo-loan.ts';
import { openAccounts } from './money/demo-accounts.ts';
import { holdTaxBack } from './money/demo-tds.ts';
import { fileTwoReturns } from './money/demo-vat-return.ts';
import { bringAdvance, openBooks, writeVouchers } from './money/demo-vouchers.ts';
import { addOpeningDues } from './money/demo-opening-due.ts';
import { planPurchases } from './demo-purchase.ts';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Services } from '../../platform/core/services.ts';
import { outlets, people } from './demo.data.ts';
import { addOwnMasters } from './demo-administration.ts';
import { reconcileBanks } from './money/demo-bank-statements.ts';
import { moveCheques } from './money/demo-cheques.ts';
import { closeDays } from './money/demo-day-close.ts';
import { limitCredit } from './money/demo-credit-limit.ts';
import { askOfRecords } from './demo-questions.ts';
import { keepReports } from './demo-saved-reports.ts';
import { act, type Actor, numbersOf } from './demo-context.ts';
import { stockUp } from './demo-goods.ts';
import { showGoods } from './demo-pictures.ts';
import { moveMoney } from './money/demo-money.ts';
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
import { addPeople, addSecondOutlet, renameFirstOutlet } from './demo-people.ts';
import { repeatMonthly } from './money/demo-recurring.ts';
import { addStaff } from './demo-staff.ts';
import { receiveFromCustomers } from './demo-settlements.ts';
import { aroundButwal, customersOf, trade } from './demo-trade.ts';

/** How long the business has been at it. */
export const daysOfTrade = 125;
/** How long its invoices have been rounded, and goods been given on top. */
const daysWithRules = 40;

/**
 * Tells what a business has done from its first day to today, through the same doors that a person uses; answers how many
 * bills, and how many incomes and expenses, came of it.
 */
// Longer than 60 lines because it is the order of all that the demo is made of.
export async function tellStory(
  services: Services,
  actor: Actor,
  { from, today }: { from: CalendarDay; today: CalendarDay },
): Promise<{ bills: number; others: number }> {
  const outletIds = await openOutlets(services, actor, from);
  const money = await openAccounts(services, { actor, branchId: outletIds.second }, from);
  await openBooks(services, { actor, outletId: outletIds.main }, from);
  await registerAssets(services, { actor, outletId: outletIds.main }, from);
  await prepayRent(services, { actor, outletId: outletIds.main }, { from, until: addDays(today, -35) });
  await payLoanOff(services, { actor, outletId: outletIds.main }, { from, until: addDays(today, -20) });
  const cashierId = await act(services, actor, from, (context) => addPeople(context, actor, outletIds.main));
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
  const supplier = parties.vendorIds.get('CHAUDHAR') ?? 0;
  await bringAdvance(services, { actor, outletId: outletIds.main }, { vendorId: supplier, day: from });
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
  const employeeId = parties.vendorIds.get('HARI') ?? 0;
  await writeVouchers(services, { actor, outletId: outletIds.main }, { today, employeeId });
  await countShelf(services, { outletId: outletIds.main, actor, today });
  // Links of a sample would open nothing.
  if (actor.sample === undefined) await shareSome(services, { outletId: outletIds.main, actor, today });
  const milk = { vendorId: supplier, customerId: goods.customerIds[0] ?? 0 };
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
  await fileTwoReturns(services, taxed);
  await reconcileBanks(services, { actor, today, ...money });
  await addStaff(services, actor, today);
  await tellDay(services, actor.businessId, formatAdDate(today));
  return { bills, others };
}

async function openOutlets(
  services: Services,
  actor: Actor,
  day: CalendarDay,
): Promise<{ main: number; second: number }> {
  return act(services, actor, day, async (context) => ({
    main: await renameFirstOutlet(context, numbersOf(actor, outlets.main)),
    second: await addSecondOutlet(context, numbersOf(actor, outlets.second)),
  }));
}
