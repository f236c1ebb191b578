import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type Party } from '../../../ui/fields/use-parties.ts';
import type { LongListQuery } from '../../../ui/fields/use-long-list.ts';
import { useRecordChoices } from '../../../ui/fields/use-record-choices.ts';
import type { Filter } from '../../../ui/list/list-types.ts';
import { vendors } from './vendor-source.ts';

/** A filter of lists by vendor, for who may read vendors: the chosen one is always among them. */
export function useVendorFilter(chosenId: string): Filter<'vendorId'>[] {
  const t = useTexts(vendors.texts);
  const language = useLanguage();
  const { can } = useSession();
  const { rows, chosen, searching } = useRecordChoices(vendorsToFilter, chosenId === '' ? '' : Number(chosenId));
  if (!can(vendorContract.list)) return [];
  const optionOf = ({ id, name, nameNp }: Party) => ({ value: String(id), label: nameIn(language, name, nameNp) });
  return [
    {
      name: 'vendorId',
      label: t('party'),
      options: rows.map(optionOf),
      chosen: chosen === null ? undefined : optionOf(chosen),
      ...searching,
    },
  ];
}

const vendorsToFilter = {
  useRows: (query: LongListQuery, { enabled = true, ...more }: CallQueryOptions) => {
    const { can } = useSession();
    return vendors.useRows(query, { ...more, enabled: enabled && can(vendorContract.list) });
  },
  useOne: (id: number, { enabled = true, ...more }: CallQueryOptions) => {
    const { can } = useSession();
    return useCall(vendorContract.get, { params: { id } }, { ...more, enabled: enabled && can(vendorContract.get) });
  },
  nameOf: ({ name, nameNp }: Party) => ({ name, nameNp }),
};
