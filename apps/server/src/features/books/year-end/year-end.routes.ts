import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { closeYear, reopenYear } from './year-end.commands.ts';
import { getYearEnd } from './year-end.queries.ts';

/** The end of a fiscal year. */
export function yearEndRoutes(server: Server): void {
  implement(server, yearEndContract, { get: getYearEnd, close: closeYear, reopen: reopenYear });
}
