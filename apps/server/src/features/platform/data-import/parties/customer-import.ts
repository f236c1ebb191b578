import { customerForm } from '@bahi/contract/parties/customer/customer.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { type CustomerForm, insertCustomers } from '../../../parties/customer/customer-bulk.ts';
import type { ImportHandler, StagedImport, StagedRow } from '../import-kind.ts';
import { failUnsettled } from '../unsettled.ts';
import { judgeParties, type PartyKindOf } from './party-judge.ts';
import { takePartiesBack } from './take-parties-back.ts';

const customers: PartyKindOf<CustomerForm> = {
  table: 'customer',
  schema: customerForm,
  knownBy: [
    { key: 'vatPanNo', column: 'vat_pan_no', text: 'dataImport.thereByPan' },
    { key: 'phoneNumber', column: 'phone_number', text: 'dataImport.thereByPhone' },
  ],
  valuesOf: (reader, row) => ({
    name: reader.text(row, 'name'),
    nameNp: reader.text(row, 'nameNp'),
    phoneNumber: reader.text(row, 'phoneNumber'),
    // Who is a person is who one talks to; that the name is missing is said there.
    focalPerson: reader.text(row, 'focalPerson') || reader.text(row, 'name') || '?',
    email: reader.text(row, 'email'),
    vatPanNo: reader.text(row, 'vatPanNo'),
    tole: reader.text(row, 'tole'),
  }),
};

const judge = (context: Context, staged: StagedImport, rows: readonly StagedRow[]) =>
  judgeParties(context, { staged, rows, of: customers });

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
