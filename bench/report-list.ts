import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { customerReachOutContract } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { invoiceWiseSalesContract } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegisterContract } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { send } from '@bahi/server/testing/caller';
import { before, type Read } from './read-list.ts';

const days = 30;
const month = () => ({ fromDateAD: before(days), toDateAD: before(0) });
const soldIn = `document.business_id = $1 and $2::bigint > 0 and document.kind = 'INVOICE' and state = 'FINAL'
  and dated_on >= current_date - ${days}`;
const bills = `select count(*), sum(total_paisa), sum(vat_paisa), sum(taxable_paisa) from document
  join invoice on invoice.business_id = document.business_id and invoice.id = document.id where ${soldIn}`;

/** Ten rows and the totals of each report, of a month where it has days. */
export const reports: readonly Read[] = [
  {
    name: 'item-wise sales of a month',
    ask: (caller) => send(caller, itemWiseSalesContract.generate, { body: month() }),
    plain: `select item_variant_id, sum(invoice_line.quantity), sum(net_paisa) from document
      join invoice_line on invoice_line.business_id = document.business_id and invoice_line.invoice_id = document.id
      where ${soldIn} group by 1`,
  },
  {
    name: 'invoice-wise sales of a month',
    ask: (caller) => send(caller, invoiceWiseSalesContract.generate, { body: month() }),
    plain: bills,
  },
  {
    name: 'sales register of a month',
    ask: (caller) => send(caller, salesRegisterContract.generate, { body: month() }),
    plain: bills,
  },
  {
    name: 'sales return register of a month',
    ask: (caller) => send(caller, salesReturnRegisterContract.generate, { body: month() }),
    plain: `select count(*), sum(total_paisa), sum(vat_paisa) from document
      join credit_note on credit_note.business_id = document.business_id and credit_note.id = document.id
      where document.business_id = $1 and $2::bigint > 0 and document.kind = 'CREDIT_NOTE' and state = 'FINAL'
        and dated_on >= current_date - ${days}`,
  },
  {
    name: 'expenses of a month',
    ask: (caller) => send(caller, expenseReportContract.generate, { body: month() }),
    plain: `select count(*), sum(total_paisa) from document where document.business_id = $1 and $2::bigint > 0
      and kind = 'EXPENSE' and state = 'FINAL' and dated_on >= current_date - ${days}`,
  },
  {
    name: 'stock by quantity',
    ask: (caller) => send(caller, inventoryReportContract.generate, { body: month() }),
    plain: 'select * from stock_balance where business_id = $1 and $2::bigint > 0 limit 10',
  },
  {
    name: 'dues by age',
    ask: (caller) => send(caller, ageReceivableContract.generate, { body: {} }),
    plain: `select customer_id, sum(total_paisa - paid_paisa) as due from document where business_id = $1 and $2::bigint > 0
      and state = 'FINAL' and paid_paisa < total_paisa and customer_id is not null group by 1 order by due desc limit 10`,
  },
  {
    name: 'whom to call',
    ask: (caller) => send(caller, customerReachOutContract.generate, { body: month() }),
    plain: `select customer_id, max(dated_on) as last from document where business_id = $1 and $2::bigint > 0
      and kind = 'INVOICE' and state = 'FINAL' group by 1 order by last limit 10`,
  },
];
