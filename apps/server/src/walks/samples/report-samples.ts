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
  ...ofReport('ageReceivable', day),
  ...ofReport('expenseReport', period, saveExpense),
};

/** The walks sell all day: a report is about little of it. */
function sellLittle(shop: Shop) {
  return sellThere(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 0.01 })] });
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
