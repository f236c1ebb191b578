import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listCloseChoices } from './day-close.choices.ts';
import { cancelDayClose, createDayClose } from './day-close.commands.ts';
import { listDayCloses } from './day-close.list.ts';
import { printDayClose } from './day-close.print.ts';
import { getDayClose, readCash } from './day-close.queries.ts';

/** The day's close of cash boxes. */
export function dayCloseRoutes(server: Server): void {
  implement(
    server,
    dayCloseContract,
    {
      list: listDayCloses,
      choices: listCloseChoices,
      cash: readCash,
      get: getDayClose,
      create: createDayClose,
      cancel: cancelDayClose,
      print: printDayClose,
    },
    { day_close_once: { field: 'dateAD', key: 'dayClose.alreadyClosed' } },
  );
}
