import { type MasterData, type MasterDataRow, referenceNames } from '@bahi/contract/master-data';
import { nameIn } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { choicesInUse } from '../fields/SearchSelect.tsx';
import { type RecordSource, useRecordChoices } from '../fields/use-record-choices.ts';
import type { Filter } from '../list/list-types.ts';
import { referencesOf, textOf } from './master-data-values.ts';

type Offer = {
  /** What stands below the name. */
  remarkOf?: (row: MasterDataRow) => string | undefined;
  /** Whether it can be chosen here at all. */
  isOffered?: (row: MasterDataRow) => boolean;
};

/** The records of a declared resource for a select, however many there are. */
export function useMasterDataChoices(of: MasterData, chosenId: unknown, offer: Offer = {}) {
  const { remarkOf = () => undefined, isOffered = () => true } = offer;
  const { withChosen, isLoading, searching } = useRecordChoices(sourceOf(of), chosenId);
  const options = choicesInUse(
    withChosen.filter(isOffered).map((row) => ({ ...row, remark: remarkOf(row) })),
    chosenId,
  );
  return { options, isLoading, ...searching };
}

/** The same for a filter of a list, those included that are no longer in use. */
export function useMasterDataFilter(of: MasterData, chosenId: string): Omit<Filter<string>, 'name' | 'label'> {
  const language = useLanguage();
  const { rows, chosen, searching } = useRecordChoices(sourceOf(of), chosenId === '' ? '' : Number(chosenId));
  const optionOf = ({ id, name, nameNp }: MasterDataRow) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  });
  return { options: rows.map(optionOf), chosen: chosen === null ? undefined : optionOf(chosen), ...searching };
}

/** What stands below a record's name: what it belongs to, or its short code. */
export function useReferenceRemark(of: MasterData): (row: MasterDataRow) => string | undefined {
  const language = useLanguage();
  const [first] = referencesOf(of);
  if (first === undefined) return (row) => textOf(row['shortCode']) ?? undefined;
  const [name, nameNp] = referenceNames(first.field);
  return (row) => nameIn(language, textOf(row[name]), textOf(row[nameNp])) || undefined;
}

function sourceOf(of: MasterData): RecordSource<MasterDataRow> {
  return {
    useRows: (query, options) => useCall(of.list, { query }, options),
    useOne: (id, options) => useCall(of.get, { params: { id } }, options),
    nameOf: (row) => row,
  };
}
