import type { Answer } from '@bahi/contract/endpoint';
import type { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, type Sorting } from '../../../platform/database/list-query.ts';
import { type EmailSetup, emailSetupColumns } from './email-setup.rows.ts';

type ListAnswer = Answer<(typeof emailSetupContract)['list']>;

const sorting: Sorting = {
  email: sql.ref('email_setup.email'),
  host: sql.ref('email_setup.host'),
  isActive: sql.ref('email_setup.is_active'),
};

/** The accounts, the one in use first. */
export async function listEmailSetups(context: Context, query: ListQuery): Promise<ListAnswer> {
  const { db, services } = context;
  let selection = db.tables().selectFrom('email_setup');
  const search = foundBy(query.search, { codes: ['email_setup.email', 'email_setup.host'] });
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('email_setup.is_active', '=', query.isActive);
  const shown = selection.select([
    'email_setup.id',
    'email_setup.email',
    'email_setup.host',
    'email_setup.port',
    'email_setup.protocol',
    sql<boolean>`email_setup.secrets is not null`.as('hasPassword'),
    'email_setup.is_active as isActive',
    'email_setup.version',
  ]);
  const order = orderOf(sorting, query.sort, '-isActive', 'email_setup.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows, recordsTotal, environmentEmail: services.config.smtp?.email ?? null };
}

export async function getEmailSetup(db: Tx, id: number): Promise<EmailSetup> {
  const [row] = await db.query<EmailSetup>(`select ${emailSetupColumns} from email_setup where id = $1`, [id]);
  return row ?? failNotFound();
}
