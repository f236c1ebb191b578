import type { MasterData, MasterDataRow } from '@bahi/contract/master-data';
import type { MasterDataPart } from '@bahi/contract/master-data-fields';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import type { Column } from '../list/list-types.ts';
import { useValueText } from './master-data-values.ts';
import { StatusBadge } from '../texts/StatusBadge.tsx';
import { TreeName } from '../texts/TreeName.tsx';
import { WholeText } from '../texts/WholeText.tsx';

const nameLength = 40;

/** The columns of a declared resource: its fields, whose it is where there are shared ones, and its status. */
export function useMasterDataColumns(of: MasterData, without: readonly string[]): Column<MasterDataRow>[] {
  const t = useTexts(masterDataScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const valueText = useValueText();
  const name: Column<MasterDataRow> = {
    key: 'name',
    title: of.one[language],
    cell: (row) => (
      <TreeName level={typeof row['level'] === 'number' ? row['level'] : 1}>
        <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />
      </TreeName>
    ),
    sort: 'name',
    card: 'who',
  };
  // The name in the language of the page stands first; the other one stands in the view.
  const shown = Object.entries(of.fields).filter(
    ([field]) => field !== 'name' && field !== 'nameNp' && !without.includes(field),
  );
  const keeper: Column<MasterDataRow> = {
    key: 'isShared',
    title: t('keeper'),
    cell: (row) => t(row.isShared ? 'shared' : 'own'),
  };
  const status: Column<MasterDataRow> = {
    key: 'isActive',
    title: ui('status'),
    cell: (row) => <StatusBadge isActive={row.isActive} />,
    sort: 'isActive',
    card: 'status',
  };
  const others = shown.map(([field, part], position): Column<MasterDataRow> => ({
    key: field,
    title: part.label[language],
    cell: (row) => valueText(row, field, part),
    sort: field,
    ...(part.kind === 'number' ? { align: 'end' } : {}),
    ...cardPlace(part, position),
  }));
  return [name, ...others, ...(of.scope === 'shareable' ? [keeper] : []), status];
}

/** A phone's card has room for one text and for what the record belongs to; a bare yes or no would say nothing. */
function cardPlace(part: MasterDataPart, position: number): Pick<Column<MasterDataRow>, 'card'> {
  if (part.kind === 'boolean') return {};
  if (position === 0) return { card: 'date' };
  return part.kind === 'reference' ? { card: 'more' } : {};
}
