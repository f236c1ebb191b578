import type { MasterData, MasterDataRow } from '../../master-data.ts';
import { referenceNames } from '../../master-data.ts';
import type { MasterDataPart } from '../../master-data-fields.ts';
import { masterDataScreenMessages } from '../../platform/master-data/master-data-screen.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { type ListFile, type ListFileColumn, listFile, statusColumn } from './list-file.ts';

/** The file of a declared resource: its columns are its fields. */
export function masterDataFile(of: MasterData): ListFile {
  const { en } = of.title;
  return listFile(of.list, { fileName: en, title: of.title }, () => [
    ...Object.entries(of.fields).map(([field, part]) => columnOf(field, part)),
    ...(of.scope === 'shareable' ? [keeper] : []),
    statusColumn<MasterDataRow>(),
  ]);
}

const t = masterDataScreenMessages.texts;
const keeper: Column = {
  key: 'isShared',
  title: t.keeper,
  kind: 'text',
  value: (row, language) => t[row.isShared ? 'shared' : 'own'][language],
};

type Column = Omit<ListFileColumn, 'value'> & {
  value: (row: MasterDataRow, language: 'ne' | 'en') => string | number | null;
};

function columnOf(field: string, part: MasterDataPart): Column {
  const { label: title } = part;
  if (part.kind === 'number') {
    const kind = part.isMoney === true ? 'money' : part.decimals === 0 ? 'count' : 'quantity';
    return { key: field, title, kind, value: (row) => numberOf(row[field]) };
  }
  const value: Column['value'] = (row, language) => {
    if (part.kind === 'boolean') return uiMessages.texts[row[field] === true ? 'yes' : 'no'][language];
    if (part.kind === 'choice') return part.wordTexts[String(row[field])]?.[language] ?? null;
    if (part.kind !== 'reference') return textOf(row[field]);
    const [name, nameNp] = referenceNames(field);
    return textOf((language === 'ne' ? row[nameNp] : null) || row[name]);
  };
  return { key: field, title, kind: 'text', value };
}

function numberOf(value: MasterDataRow[string]): number | null {
  return typeof value === 'number' ? value : null;
}

function textOf(value: MasterDataRow[string]): string | null {
  return value === null || value === undefined ? null : String(value);
}
