import { customerForm } from '@bahi/contract/parties/customer/customer.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { insertCustomers } from '../../../parties/customer/customer-bulk.ts';
import type { CustomerForm } from '../../../parties/customer/customer.rows.ts';
import type { ImportHandler, StagedImport, StagedRow } from '../import-kind.ts';
import { plain } from '../items/item-names.ts';
import type { RowReader } from '../row-reader.ts';
import { failUnsettled } from '../unsettled.ts';
import { judgeParties, type PartyKindOf } from './party-judge.ts';
import { takePartiesBack } from './take-parties-back.ts';

/** Customers as they are now: the groups are the business's own, each called by either name. */
async function customersOf({ db, businessId }: Context): Promise<PartyKindOf<CustomerForm>> {
  const groups = await db.query<Group>(
    'select id, name, name_np, is_active from customer_group where business_id = $1',
    [businessId],
  );
  return {
    table: 'customer',
    schema: customerForm,
    knownBy: [
      { key: 'vatPanNo', column: 'vat_pan_no', text: 'dataImport.thereByPan' },
      { key: 'phoneNumber', column: 'phone_number', text: 'dataImport.thereByPhone' },
    ],
    valuesOf: (reader, row) => ({
      customerGroupId: groupOf(reader, row, groups),
      name: reader.text(row, 'name'),
      nameNp: reader.text(row, 'nameNp'),
      phoneNumber: reader.text(row, 'phoneNumber'),
      // Who is a person is who one talks to; that the name is missing is said there.
      focalPerson: reader.text(row, 'focalPerson') || reader.text(row, 'name') || '?',
      email: reader.text(row, 'email'),
      vatPanNo: reader.text(row, 'vatPanNo'),
      creditLimit: reader.text(row, 'creditLimit'),
      creditDays: reader.text(row, 'creditDays'),
      tole: reader.text(row, 'tole'),
    }),
  };
}

type Group = { id: number; name: string; name_np: string | null; is_active: boolean };

/** The group that a row names; empty for none, or, with the reason noted at its cell, where it is not to be told. */
function groupOf(reader: RowReader, row: number, groups: readonly Group[]): number | '' {
  const name = reader.text(row, 'customerGroup');
  if (name === '') return '';
  const found = groups.filter((group) =>
    [group.name, group.name_np].some((own) => own !== null && plain(own) === plain(name)),
  );
  const [one, ...others] = found.filter(({ is_active }) => is_active);
  if (one !== undefined && others.length === 0) return one.id;
  if (one !== undefined) reader.refuse(row, 'customerGroup', 'dataImport.severalGroups', { name });
  else
    reader.refuse(row, 'customerGroup', found.length > 0 ? 'dataImport.isInactive' : 'common.unknownRecord', { name });
  return '';
}

const judge = async (context: Context, staged: StagedImport, rows: readonly StagedRow[]) =>
  judgeParties(context, { staged, rows, of: await customersOf(context) });

/** Customers with their addresses, a row each. */
export const customerImport: ImportHandler = {
  right: 'customer.create',
  judge: async (context, staged, rows) => (await judge(context, staged, rows)).judged,
  write: async (context, staged, rows, { onWritten }) => {
    const { judged, forms } = await judge(context, staged, rows);
    failUnsettled(judged);
    const ids = await insertCustomers(context, forms, onWritten);
    return ids.map((recordId) => ({ kind: 'CUSTOMER', recordId }) as const);
  },
  takeBack: (context, _importId, made) => takePartiesBack(context, 'customer', made),
};
