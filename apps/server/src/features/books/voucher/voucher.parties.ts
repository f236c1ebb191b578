import type { voucherLineForm } from '@bahi/contract/books/voucher/voucher-forms';
import type { z } from '@bahi/contract/zod';
import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';

type Named = Pick<z.output<typeof voucherLineForm>, 'customerId' | 'vendorId'>;
type PartyRow = { id: number; is_active: boolean };

/** Who is paid less tax is a vendor as well. */
export type NamedParty = PartyKind | 'payee';

const missing = {
  customer: 'voucher.customerMissing',
  vendor: 'voucher.vendorMissing',
  payee: 'voucher.payeeMissing',
} as const;

/**
 * What is wrong with whose the lines are: each on an account that is kept by customer or vendor says whose it is, and
 * names one in use. Those who are named stand as they are until the transaction ends.
 */
export async function refuseParties(
  context: Context,
  forms: readonly Named[],
  parties: readonly (NamedParty | null)[],
): Promise<RefusedField[]> {
  const known = { customer: await readParties(context, 'customer'), vendor: await readParties(context, 'vendor') };
  return forms.flatMap((form, position): RefusedField[] => {
    const named = parties[position] ?? null;
    if (named === null) return [];
    const party = partyOf(named);
    const field = `lines.${position}.${party}Id`;
    const key = problemOf(named, form[`${party}Id`], known[party]);
    return key === null ? [] : [{ field, key }];
  });

  async function readParties({ db, businessId }: Context, party: PartyKind): Promise<PartyRow[]> {
    const ids = forms.flatMap((form, position) => {
      const named = parties[position] ?? null;
      return named !== null && partyOf(named) === party ? (form[`${party}Id`] ?? []) : [];
    });
    if (ids.length === 0) return [];
    const values = [businessId, [...new Set(ids)]];
    // Whoever pays at the counter owes nothing by name.
    return party === 'customer'
      ? db.query<PartyRow>(
          `select id, is_active from customer where business_id = $1 and id = any($2) and not is_cash_customer
           order by id for key share`,
          values,
        )
      : db.query<PartyRow>(
          'select id, is_active from vendor where business_id = $1 and id = any($2) order by id for key share',
          values,
        );
  }
}

function partyOf(named: NamedParty): PartyKind {
  return named === 'payee' ? 'vendor' : named;
}

function problemOf(party: NamedParty, id: number | null, known: readonly PartyRow[]): RefusedField['key'] | null {
  if (id === null) return missing[party];
  const row = known.find((one) => one.id === id);
  if (row === undefined) return 'common.choiceUnknown';
  return row.is_active ? null : 'common.inactiveRecord';
}
