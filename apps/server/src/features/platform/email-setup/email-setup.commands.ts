import type { Input } from '@bahi/contract/endpoint';
import type { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { type Keys, sealSecrets } from '../../../platform/core/keys.ts';
import { mailSecrets } from '../../../platform/messages/mail.ts';
import { OutboundError } from '../../../platform/messages/outbound.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { getEmailSetup } from './email-setup.queries.ts';
import type { EmailSetup } from './email-setup.rows.ts';

type Form = Input<(typeof emailSetupContract)['save']>['body'];

/** Keeps an e-mail account, whose host must be one that may be called. The first one is in use at once. */
export async function saveEmailSetup(context: OpenContext, form: Form): Promise<EmailSetup> {
  const session = context.session ?? failInvalidToken();
  const { database, keys, outbound } = context.services;
  if (form.id !== undefined && !session.rights.has('email.update')) fail('common.forbidden', { status: 403 });
  await checkHost(context, form);
  if (form.protocol === 'NONE' && !outbound.isOwnNetwork(form.host, form.port))
    fail('emailSetup.protocolPlain', { field: 'protocol' });
  const tenant = { businessId: session.businessId, outletId: null, userId: session.userId };
  const saved = await database.transaction('write', tenant, async (db) =>
    getEmailSetup(
      db,
      form.id === undefined ? await add(db, keys, form) : await change(db, keys, { ...form, id: form.id }),
    ),
  );
  context.say('common.saved');
  return saved;
}

/** Mail goes by this account from now on, in place of any other; or no longer by this one. */
export async function toggleEmailSetup(context: Context, id: number): Promise<EmailSetup> {
  const { db } = context;
  await holdUse(db);
  const { isActive } = await getEmailSetup(db, id);
  if (!isActive) await db.query('update email_setup set is_active = false, version = version + 1 where is_active');
  await db.query('update email_setup set is_active = $2, version = version + 1 where id = $1', [id, !isActive]);
  context.say(isActive ? 'emailSetup.notInUse' : 'emailSetup.inUse');
  return getEmailSetup(db, id);
}

/** A name that cannot be resolved just now is no fault of the form's: sending checks again. */
async function checkHost({ services }: OpenContext, { host, port }: Form): Promise<void> {
  try {
    await services.outbound.check(host, port);
  } catch (error) {
    const reason = error instanceof OutboundError ? error.reason : null;
    if (reason === 'private') fail('emailSetup.hostPrivate', { field: 'host' });
    if (reason === 'unknown') fail('emailSetup.hostUnknown', { field: 'host' });
  }
}

async function add(db: Tx, keys: Keys, form: Form): Promise<number> {
  if (form.password === null && form.protocol !== 'NONE') fail('common.isRequired', { field: 'password' });
  await holdUse(db);
  const { password, ...others } = form;
  const inUse = await db.query('select id from email_setup where is_active');
  const values = { ...columnsOf(others), secrets: sealed(keys, password), is_active: inUse.length === 0 };
  return insertRow(db, 'email_setup', values);
}

/** A stored password goes to the account and host that it was entered for, and to no other. */
async function change(db: Tx, keys: Keys, form: Form & { id: number }): Promise<number> {
  const [kept] = await db.query<{
    email: string;
    host: string;
    protocol: string;
    has_password: boolean;
    version: number;
  }>(
    'select email, host, protocol, secrets is not null as has_password, version from email_setup where id = $1 for update',
    [form.id],
  );
  if (kept === undefined) return failNotFound();
  if (form.version !== undefined && form.version !== kept.version) failStale();
  const isOther = kept.email !== form.email || kept.host !== form.host || isLessSecret(kept.protocol, form.protocol);
  if (form.password === null && (isOther || !kept.has_password)) {
    if (kept.has_password) fail('emailSetup.passwordNeeded', { field: 'password' });
    if (form.protocol !== 'NONE') fail('common.isRequired', { field: 'password' });
  }
  const { password, ...others } = form;
  const secrets = password === null ? {} : { secrets: sealed(keys, password) };
  await changeRows(db, 'email_setup', { id: form.id }, { ...columnsOf(others), ...secrets });
  return form.id;
}

function isLessSecret(before: string, after: string): boolean {
  return before !== 'NONE' && after === 'NONE';
}

function sealed(keys: Keys, password: string | null): Buffer | null {
  return password === null ? null : sealSecrets(keys, mailSecrets, { password });
}

/** Which account is in use is decided by one after another. */
async function holdUse(db: Tx): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('email-setup', 0))`);
}
