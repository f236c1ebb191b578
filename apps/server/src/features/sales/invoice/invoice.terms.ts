import type { Context } from '../../../platform/core/context.ts';

/** A term as an invoice keeps it, in both languages. */
export type TermAsPrinted = { en: string; ne: string | null };

/** The terms that are in force today, in the order in which they are printed. */
export async function readTerms({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<TermAsPrinted[]> {
  return db.query<TermAsPrinted>(
    'select name as en, name_np as ne from term where business_id = $1 and is_active order by position, id',
    [businessId],
  );
}
