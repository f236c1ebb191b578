import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { paisaOf } from '@bahi/domain/numbers/money';
import { columnsOf, fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { addressTexts } from '../../platform/geography/address-text.ts';

/** A customer with the names of its places, what it still owes and has paid in advance. */
export type CustomerRow = Row<'customer'> & {
  local_body_name: string;
  local_body_name_np: string;
  district_name: string;
  district_name_np: string;
  customer_group_name: string | null;
  customer_group_name_np: string | null;
  due_paisa: number;
  advance_paisa: number;
};

export type CustomerDetail = Answer<(typeof customerContract)['get']>;
export type CustomerForm = Input<(typeof customerContract)['save']>['body'];
export type CustomerChoice = Answer<(typeof customerContract)['listForInvoice']>['rows'][number];

/** A row as it is answered: the list leaves out what only the form needs, because its contract does not name it. */
export function customerDetailOf(row: CustomerRow): CustomerDetail {
  return {
    ...fieldsOf(row),
    creditLimit: row.credit_limit_paisa === null ? null : rupeesOf(row.credit_limit_paisa),
    dueAmount: rupeesOf(row.due_paisa),
    advanceAmount: rupeesOf(row.advance_paisa),
    ...addressTexts({
      tole: row.tole,
      wardNo: row.ward_no,
      localBodyName: row.local_body_name,
      localBodyNameNp: row.local_body_name_np,
      districtName: row.district_name,
      districtNameNp: row.district_name_np,
    }),
  };
}

/** What a form holds, by columns. What is left out of who pays at the counter and of reminders stays as it is. */
export function customerColumns({ isWalkIn, reminders, creditLimit, ...fields }: CustomerForm) {
  return {
    ...columnsOf(fields),
    credit_limit_paisa: creditLimit === null ? null : paisaOf(creditLimit),
    ...(isWalkIn === undefined ? {} : { is_walk_in: isWalkIn }),
    ...(reminders === undefined ? {} : { reminders }),
  };
}
