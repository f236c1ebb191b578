import { asPaisa, type Paisa } from '@bahi/domain/money';
import type { Context } from '../../platform/context.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** What a customer has paid in advance in an outlet and not used: the balance of their account of advances. */
export async function readAdvance({ db, businessId }: Reader, customerId: number, outletId: number): Promise<Paisa> {
  const [row] = await db.query<{ advance: number }>(
    `select coalesce(sum(credit_paisa - debit_paisa), 0)::bigint as advance from journal_line
     where business_id = $1 and customer_id = $2 and outlet_id = $3 and account_code = 'CUSTOMER_ADVANCES'`,
    [businessId, customerId, outletId],
  );
  return asPaisa(row?.advance ?? 0);
}

/**
 * As `readAdvance`, with the customer's advances locked until the transaction ends, so that none is used twice. Taken
 * after the documents are locked, everybody in the same order: whose a document is stands fast only then.
 */
export async function lockAdvance(context: Reader, customerId: number, outletId: number): Promise<Paisa> {
  await context.db.query('select id from customer where business_id = $1 and id = $2 for no key update', [
    context.businessId,
    customerId,
  ]);
  return readAdvance(context, customerId, outletId);
}
