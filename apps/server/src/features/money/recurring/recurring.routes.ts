import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveRecurring, toggleRecurring } from './recurring.commands.ts';
import { enterPeriod, makeAgain, skipPeriod } from './recurring.period.ts';
import { getRecurring, listRecurrings } from './recurring.queries.ts';
import { getRepeatedDocument, getRepeatedVoucher } from './recurring.repeated.ts';

/** What comes again by itself, and what became of it. */
export function recurringRoutes(server: Server): void {
  implement(
    server,
    recurringContract,
    {
      save: (context, { body }) => saveRecurring(context, body),
      get: (context, { params }) => getRecurring(context, params.id),
      list: listRecurrings,
      ofDocument: getRepeatedDocument,
      ofVoucher: getRepeatedVoucher,
      toggle: (context, { params }) => toggleRecurring(context, params.id),
      enter: enterPeriod,
      again: makeAgain,
      skip: skipPeriod,
    },
    { recurring_document: { field: 'documentId', key: 'recurring.isRepeated' } },
  );
}
