import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerSelectMessages } from '@bahi/contract/parties/customer/customer-select.messages';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import type { LongListQuery } from '../../../ui/fields/use-long-list.ts';
import { CustomerDialog } from './CustomerDialog.tsx';

const shared = {
  texts: customerSelectMessages,
  phoneOf: ({ phoneNumber }: { phoneNumber: string }) => phoneNumber,
  save: customerContract.save,
  AddDialog: CustomerDialog,
};

/** Customers for who may read customers. */
export const customers = {
  ...shared,
  useRows: (query: LongListQuery, options: CallQueryOptions) =>
    useCall(customerContract.list, { query: { ...query, sort: 'name' } }, options),
};

/** Customers for who writes invoices or takes payments: active ones, with what they owe. */
export const customersToInvoice = {
  ...shared,
  useRows: (query: LongListQuery, options: CallQueryOptions) =>
    useCall(customerContract.listForInvoice, { query }, options),
};
