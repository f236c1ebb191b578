import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveEmailSetup, toggleEmailSetup } from './email-setup.commands.ts';
import { getEmailSetup, listEmailSetups } from './email-setup.queries.ts';
import { testEmailSetup } from './test-send.ts';

/** The platform's e-mail accounts. */
export function emailSetupRoutes(server: Server): void {
  implement(
    server,
    emailSetupContract,
    {
      save: (context, { body }) => saveEmailSetup(context, body),
      get: ({ db }, { params }) => getEmailSetup(db, params.id),
      list: (context, { query }) => listEmailSetups(context, query),
      toggle: (context, { params }) => toggleEmailSetup(context, params.id),
      test: testEmailSetup,
    },
    { email_setup_email_key: { field: 'email', key: 'common.alreadyExists' } },
  );
}
