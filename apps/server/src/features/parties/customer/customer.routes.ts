import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveCustomer, toggleCustomer } from './customer.commands.ts';
import { getCustomer, listCustomers, listCustomersForInvoice } from './customer.queries.ts';

/** The people and firms that the business sells to. */
export function customerRoutes(server: Server): void {
  implement(server, customerContract, {
    save: (context, { body }) => saveCustomer(context, body),
    get: (context, { params }) => getCustomer(context, params.id),
    list: (context, { query }) => listCustomers(context, query),
    listForInvoice: (context, { query }) => listCustomersForInvoice(context, query),
    toggle: (context, { params, query }) => toggleCustomer(context, params.id, query.isActive),
  });
}
