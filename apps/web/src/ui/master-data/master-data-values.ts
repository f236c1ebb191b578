import {
  type MasterData,
  type MasterDataRow,
  type MasterDataValue,
  type MasterDataValues,
  referenceNames,
} from '@bahi/contract/master-data';
import type { MasterDataPart, ReferencePart } from '@bahi/contract/master-data-fields';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';

/** The references of a resource, each with what it leads to. */
export function referencesOf(of: MasterData): { field: string; part: ReferencePart; to: MasterData }[] {
  return Object.entries(of.fields).flatMap(([field, part]) =>
    part.kind === 'reference' ? [{ field, part, to: part.to === 'self' ? of : part.to }] : [],
  );
}

/** What a form begins with: a record's values, or those of a new one with what is given. */
export function valuesOf(of: MasterData, row: MasterDataRow | null, given: MasterDataValues = {}): MasterDataValues {
  const values: MasterDataValues = row === null ? { ...given } : { id: row.id, version: row.version };
  for (const [field, part] of Object.entries(of.fields))
    values[field] = (row === null ? given[field] : row[field]) ?? emptyOf(part);
  return values;
}

function emptyOf(part: MasterDataPart): MasterDataValue {
  if (part.kind === 'boolean') return false;
  return part.kind === 'choice' ? part.words[0] : '';
}

/** Writes a value of a row as it is read: names for references, words for choices, digits of the language. */
export function useValueText(): (row: MasterDataRow, field: string, part: MasterDataPart) => string {
  const t = useTexts(uiMessages);
  const language = useLanguage();
  return (row, field, part) => {
    const value = row[field];
    if (value === null || value === undefined || value === '') return '—';
    if (part.kind === 'boolean') return t(value === true ? 'yes' : 'no');
    if (part.kind === 'number') {
      if (typeof value !== 'number') return '—';
      return part.isMoney === true ? formatRupees(paisaOf(value), language) : formatNumber(value, language);
    }
    if (part.kind === 'reference') {
      const [name, nameNp] = referenceNames(field);
      return nameIn(language, textOf(row[name]), textOf(row[nameNp])) || '—';
    }
    if (part.kind === 'choice') {
      const text = part.wordTexts[String(value)];
      return text === undefined ? String(value) : text[language];
    }
    return String(value);
  };
}

/** A text of a row, or nothing. */
export function textOf(value: MasterDataValue): string | null {
  return typeof value === 'string' ? value : null;
}
