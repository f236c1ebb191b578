import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { call } from '../../testing/caller.ts';
import { bought, buy } from '../../testing/purchases.ts';
import { lineOf, type Shop } from '../../testing/shop.ts';
import { sellThere } from './bill-samples.ts';
import { saveExpense } from './due-samples.ts';
import type { Samples, World } from './samples.ts';

const period = { fromDateAD: '2026-11-01', toDateAD: '2026-11-20' };
const day = { asAtAD: '2026-11-20' };

/** The two calls of each report, about a bill of today. */
export const reportSamples: Samples = {
  ...ofReport('salesReport', period),
  ...ofReport('invoiceWiseSales', period),
  ...ofReport('salesRegister', period),
  ...ofReport('salesReturnRegister', period, giveBack),
  ...ofReport('purchaseRegister', period, buyLittle),
  ...ofReport('itemWiseSales', period),
  ...ofReport('inventoryReport', period),
  ...ofReport('customerReachOut', period),
  ...ofReport('ageReceivable', day),
  ...ofReport('expenseReport', period, saveExpense),
};

/** The walks sell all day: a report is about little of it. */
function sellLittle(shop: Shop) {
  return sellThere(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 0.01 })] });
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
