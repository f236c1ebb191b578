import { accountTreeRow } from '@bahi/contract/books/own-account/own-account.contract';
import type { Context } from '../../../platform/core/context.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';
import { readTree } from '../../books/own-account/own-account.queries.ts';
import type { FoundRow } from './search.texts.ts';

/** The accounts that a business made itself in whose name or code a text stands, what is in use first. */
export async function findAccounts(
  context: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const own = (await readTree(context)).filter(({ isGroup, isBuiltIn }) => !isGroup && !isBuiltIn);
  const asked = { search, pageNumber: 0, pageSize: own.length + 1 };
  const { rows } = askedOf(accountTreeRow, own, asked, context.language);
  return rows
    .toSorted((left, right) => Number(right.isActive) - Number(left.isActive))
    .slice(0, wanted)
    .map(({ id, name, nameNp, code, isActive }) => ({
      id,
      name,
      name_np: nameNp,
      remark: code,
      remark_np: null,
      is_active: isActive,
    }));
}
