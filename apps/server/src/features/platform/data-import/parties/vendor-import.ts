import { vendorForm } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { insertVendors, type VendorForm } from '../../../parties/vendor/vendor-bulk.ts';
import type { ImportHandler, StagedImport, StagedRow } from '../import-kind.ts';
import { readYesNo } from '../row-reader.ts';
import { failUnsettled } from '../unsettled.ts';
import { judgeParties, type PartyKindOf } from './party-judge.ts';
import { takePartiesBack } from './take-parties-back.ts';

/** Vendors as they are now: their types are the platform's, of which the only one of a name is meant. */
async function vendorsOf({ db }: Context): Promise<PartyKindOf<VendorForm>> {
  const types = await db.query<{ id: number; name: string; name_np: string }>(
    'select id, name, name_np from vendor_type where is_active',
  );
  return {
    table: 'vendor',
    schema: vendorForm,
    knownBy: [
      { key: 'panOrVat', column: 'vat_pan_no', text: 'dataImport.thereByPan' },
      { key: 'contact', column: 'phone_number', text: 'dataImport.thereByPhone' },
      { key: 'alias', column: 'alias', text: 'dataImport.thereByAlias' },
    ],
    valuesOf: (reader, row) => {
      const typeName = reader.text(row, 'vendorType').toLowerCase();
      const type = types.find(({ name, name_np }) => name.toLowerCase() === typeName || name_np === typeName);
      if (typeName !== '' && type === undefined) reader.refuse(row, 'vendorType', 'common.unknownRecord');
      const isRegistered = reader.text(row, 'isVatRegistered');
      if (isRegistered !== '' && readYesNo(isRegistered) === null)
        reader.refuse(row, 'isVatRegistered', 'dataImport.yesNoUnknown');
      return {
        vendorTypeId: type?.id ?? '',
        alias: reader.text(row, 'alias'),
        name: reader.text(row, 'name'),
        nameNp: reader.text(row, 'nameNp'),
        email: reader.text(row, 'email'),
        contact: reader.text(row, 'contact'),
        panOrVat: reader.text(row, 'panOrVat'),
        isVatRegistered: readYesNo(isRegistered) ?? true,
        street: reader.text(row, 'street'),
        addressLine: reader.text(row, 'addressLine'),
      };
    },
  };
}

const judge = async (context: Context, staged: StagedImport, rows: readonly StagedRow[]) =>
  judgeParties(context, { staged, rows, of: await vendorsOf(context) });

/** Vendors with their main addresses, a row each. */
export const vendorImport: ImportHandler = {
  right: 'vendor.create',
  judge: async (context, staged, rows) => (await judge(context, staged, rows)).judged,
  write: async (context, staged, rows, { onWritten }) => {
    const { judged, forms } = await judge(context, staged, rows);
    failUnsettled(judged);
    const ids = await insertVendors(context, forms, onWritten);
    return ids.map((recordId) => ({ kind: 'VENDOR', recordId }) as const);
  },
  takeBack: (context, _importId, made) => takePartiesBack(context, 'vendor', made),
};
