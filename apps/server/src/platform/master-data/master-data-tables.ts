import type { MasterData } from '@bahi/contract/master-data';
import { columnName } from '../database/columns.ts';
import type { MasterDataPart, ReferencePart } from '@bahi/contract/master-data-fields';

/** The column of a declared field. */
export function columnOf(field: string, part: MasterDataPart): string {
  if (part.kind !== 'number' || !part.inHundredths) return columnName(field);
  return `${columnName(field)}_${part.isMoney === true ? 'paisa' : 'hundredths'}`;
}

/** A shared row is referred to by a pair; this column says whose it is. Null where there is one owner only. */
export function ownerColumnOf(field: string, { to }: ReferencePart, of: MasterData): string | null {
  return referredBy(to, of).scope === 'shareable' ? columnName(field).replace(/_id$/, '_business_id') : null;
}

/** The resource that a reference leads to. */
export function referredBy(to: ReferencePart['to'], of: MasterData): MasterData {
  return to === 'self' ? of : to;
}

/** The references of a resource, by their fields. */
export function referencesOf(of: MasterData): [field: string, part: ReferencePart][] {
  return Object.entries(of.fields).flatMap(([field, part]) => (part.kind === 'reference' ? [[field, part]] : []));
}
