import type { Context } from '../../../platform/core/context.ts';

/** The caller's reports on top, in the order in which they were put there. */
export async function readFavourites({ db, session }: Pick<Context, 'db' | 'session'>): Promise<string[]> {
  const [row] = await db.query<{ codes: string[] }>('select favourite_reports as codes from app_user where id = $1', [
    session.userId,
  ]);
  return row?.codes ?? [];
}
