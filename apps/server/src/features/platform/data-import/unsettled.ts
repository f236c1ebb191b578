import { fail } from '../../../platform/core/errors.ts';
import type { Judged } from './import-kind.ts';

/** Refuses to write rows of which something is still to be mended or made. */
export function failUnsettled({ rows, missing }: Pick<Judged, 'rows' | 'missing'>): void {
  const count = rows.filter(({ state }) => state === 'ERROR').length + missing.length;
  if (count > 0) fail('dataImport.hasErrors', { status: 409, parameters: { count } });
}
