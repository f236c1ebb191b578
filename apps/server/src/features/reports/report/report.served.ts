import type { Contract, Endpoint } from '@bahi/contract/endpoint';
import type { DownloadBody, GenerateBody, Report } from '@bahi/contract/reports/report/report';
import type { z } from '@bahi/contract/zod';
import { type Handlers, implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { Reader } from './report.asked.ts';
import { type FileFound, finderOf, reportHandlers, type Source } from './report.calls.ts';
import type { Found } from './report.query.ts';

/** A report as the server has it: what serves its calls, and what finds its rows where no call asks for them. */
export type ServedReport = {
  readonly serve: (server: Server) => void;
  /** Finds the rows for who asks; what was sent is checked as the call does. */
  readonly find: (reader: Reader, sent: unknown) => Promise<Found>;
  /** The same of a file, with what was asked of it; what was sent is checked as the call for the file does. */
  readonly findFile: (reader: Reader, sent: unknown) => Promise<FileFound & FileAsked>;
};

/** What is asked of a file beside its rows. */
export type FileAsked = Pick<DownloadBody<Report>, 'sort' | 'fileType' | 'language'> & { isOfChanges: boolean };

type CallName = 'generate' | 'download' | 'changes';
/** The calls that are a report's own, beside those that every report has. */
type OwnHandlers<E extends Record<string, Endpoint>> =
  Exclude<keyof E, CallName> extends never ? [] : [Omit<Handlers<E>, CallName>];
type ReportContract<R extends Report> = {
  generate: { body: z.ZodType<GenerateBody<R>> };
  download: { body: z.ZodType<DownloadBody<R>> };
};

/** A report, made of its declaration, its calls and its query, with the handlers of the calls that are its own. */
export function servedReport<R extends Report, E extends Record<string, Endpoint>>(
  report: R,
  contract: Contract<string, E> & ReportContract<R>,
  source: Source<R>,
  ...own: OwnHandlers<E>
): ServedReport {
  const { find, findFile } = finderOf(report, source);
  return {
    serve: (server) => implement(server, contract, together<E>(reportHandlers(report, source), ...own)),
    find: (reader, sent) => find(reader, contract.generate.body.parse(sent)),
    findFile: async (reader, sent) => {
      const body = contract.download.body.parse(sent);
      const { sort, fileType, language, changes = false } = body;
      return { ...(await findFile(reader, body)), sort, fileType, language, isOfChanges: changes };
    },
  };
}

/** The handlers of every report and those of its own are what its contract asks for: the signature above holds it. */
function together<E extends Record<string, Endpoint>>(...handlers: unknown[]): Handlers<E>;
function together(...handlers: unknown[]): unknown {
  return Object.assign({}, ...handlers);
}
