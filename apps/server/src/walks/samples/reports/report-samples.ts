import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { addMedicine, buyBatches, keepBatches } from '../../../testing/batches.ts';
import { call } from '../../../testing/caller.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { lineOf, type Shop } from '../../../testing/shop.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { sellThere } from '../bill-samples.ts';
import { saveExpense } from '../due-samples.ts';
import type { Samples, World } from '../samples.ts';

const period = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20' };
const day = { asAtAD: '2026-11-20' };

/** The calls of each report, about a bill of today. */
export const reportSamples: Samples = {
  ...ofTwoClocks('salesReport', period),
  ...ofTwoClocks('invoiceWiseSales', period),
  ...ofTwoClocks('salesRegister', period),
  ...ofTwoClocks('salesReturnRegister', period, giveBack),
  ...ofReport('salesView', period),
  ...ofTwoClocks('purchaseRegister', period, buyLittle),
  ...ofTwoClocks('itemWiseSales', period),
  ...ofTwoClocks('inventoryReport', period),
  ...ofTwoClocks('expiryReport', day, bringExpiring),
  ...ofReport('customerReachOut', period),
  ...ofReport('exceptionalReport', period, sellBelowCost),
  ...ofTwoClocks('ageReceivable', day),
  ...ofTwoClocks('expenseReport', period, saveExpense),
  ...ofTwoClocks('trialBalance', period),
  ...ofTwoClocks('accountLedger', { ...period, account: 'SALES' }),
  ...ofTwoClocks('dayBook', period),
  ...ofTwoClocks('profitAndLoss', period),
  ...ofTwoClocks('balanceSheet', day),
  ...ofTwoClocks('cashFlow', period),
};

/** The walks sell all day: a report is about little of it. */
function sellLittle(shop: Shop) {
  return sellThere(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 0.01 })] });
}

/** For an eighth of what it cost. */
function sellBelowCost({ shop }: World) {
  return sellThere(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 0.01, rate: 10 })] });
}

async function giveBack({ shop }: World) {
  const bill = await sellLittle(shop);
  const lines = [{ invoiceLineId: bill.lines[0]?.id ?? 0, quantity: 0.01 }];
  const body = { state: 'FINAL', invoiceId: bill.id, case: 'RETURN', issuedDateAD: '2026-11-20', lines } as const;
  return call(shop.owner, creditNoteContract.save, { body });
}

function buyLittle({ shop }: World) {
  return buy(shop, { lines: [bought(shop.rice.variantId, { quantity: 0.01 })] });
}

/** Goods that expire within ninety days. */
async function bringExpiring({ shop }: World) {
  await keepBatches(shop);
  const goods = await addMedicine(shop, `Pills ${unusedNumber()}`);
  return buyBatches(shop, goods, [['A1', '2026-12-31', 5]]);
}

type Make = (world: World) => Promise<unknown>;

function ofReport(name: string, body: object, make: Make = ({ shop }) => sellLittle(shop)): Samples {
  return {
    [`${name}.generate`]: async (world) => {
      await make(world);
      return { body };
    },
    [`${name}.download`]: async (world) => {
      await make(world);
      return { body: { ...body, fileType: 'EXCEL' } };
    },
  };
}

/** A report that can also be asked for as it was known on a day: the one before, on which nothing was there. */
function ofTwoClocks(name: string, body: object, make: Make = ({ shop }) => sellLittle(shop)): Samples {
  return {
    ...ofReport(name, body, make),
    [`${name}.changes`]: async (world) => {
      await make(world);
      return { body: { ...body, knownOnAD: '2026-11-19' } };
    },
  };
}
