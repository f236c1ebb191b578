import type { Answer, Input } from '@bahi/contract/endpoint';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { isPan } from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readLastTypes } from './tds.last-type.ts';
import { baseLeft, readNets } from './tds.net.ts';
import { readRatesOn } from './tds.rates.ts';

type Contract = typeof tdsContract;
type Found = Row<'document'> & { customer_pan: string | null; vendor_pan: string | null };

/**
 * What tax of a document's payment on a day is reckoned from: what is left of it without VAT, the rates that hold, and
 * under which number of the portal its vendor was filed last.
 */
export async function readOffer(
  context: Context,
  { params, query }: Input<Contract['offer']>,
): Promise<Answer<Contract['offer']>> {
  const { db, businessId, can } = context;
  const kind = params.componentTypeKey;
  const { isPrivate, party } = documentKinds[kind];
  if (isPrivate && !can(rightToRead(kind))) fail('common.forbidden', { status: 403 });
  const [document] = await db.query<Found>(
    `select document.*, customer.vat_pan_no as customer_pan, vendor.vat_pan_no as vendor_pan
     from document
     left join customer on customer.business_id = $1 and customer.id = document.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id
     where document.business_id = $1 and document.kind = $2 and document.id = $3`,
    [businessId, kind, params.componentEntityId],
  );
  if (document === undefined) return failNotFound();
  const rates = await readRatesOn(context, dayAsked(context, query.dayAD));
  const nets = await readNets(context, [document.id]);
  return {
    base: nets.every(({ isKnown }) => isKnown) ? rupeesFromPaisa(await baseLeft(context, nets)) : null,
    portalType: await lastTypeOf(context, document.vendor_id),
    hasPan: isPan(document[`${party}_pan`]),
    rates: told(rates),
  };
}

/** The rates of a day, for a journal that holds tax back, and how whoever is paid was filed last. */
export async function readRatesOfDay(
  context: Context,
  { query }: Input<Contract['ratesOn']>,
): Promise<Answer<Contract['ratesOn']>> {
  return {
    rates: told(await readRatesOn(context, dayAsked(context, query.dayAD))),
    portalType: await lastTypeOf(context, query.vendorId ?? null),
  };
}

async function lastTypeOf(context: Context, vendorId: number | null): Promise<number | null> {
  if (vendorId === null) return null;
  return (await readLastTypes(context, [vendorId])).get(vendorId) ?? null;
}

function told(rates: Awaited<ReturnType<typeof readRatesOn>>): Answer<Contract['ratesOn']>['rates'] {
  return [...rates].map(([nature, hundredths]) => ({ nature, rate: hundredths / 100 }));
}
