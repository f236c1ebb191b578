import type { Answer, Input } from '@bahi/contract/endpoint';
import type { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import type { MailAccount } from '../../../platform/settings/config-smtp.ts';
import type { OpenContext } from '../../../platform/core/context.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { MailError, openAccount, type StoredAccount } from '../../../platform/messages/mail.ts';
import { countTestSend } from '../../../platform/messages/test-sends.ts';
import { textOf } from '../../../platform/core/texts.ts';

type TestCall = (typeof emailSetupContract)['test'];

/** Sends a short message from an account, or from the one in use, and says what is wrong where it does not go. */
export async function testEmailSetup(
  context: OpenContext,
  { body: { id, to } }: Input<TestCall>,
): Promise<Answer<TestCall>> {
  const { services, language } = context;
  try {
    const account = id === null ? await services.mail.account() : await findAccount(context, id);
    const from = account.email;
    await countTestSend(context, 'email');
    await services.mail.send(account, {
      to,
      subject: textOf(language, 'emailSetup.testSubject'),
      text: textOf(language, 'emailSetup.testText', { from }),
    });
    context.say('common.testSent', { to });
    return { from };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    services.log.warn({ err: error }, 'e-mail test');
    return fail(`emailSetup.${error.reason}`, error.reason === 'recipient' ? { field: 'to' } : {});
  }
}

async function findAccount({ services }: OpenContext, id: number): Promise<MailAccount> {
  const [row] = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query<StoredAccount>('select email, host, port, protocol, secrets from email_setup where id = $1', [id]),
  );
  return row === undefined ? failNotFound() : openAccount(services.keys, row);
}
