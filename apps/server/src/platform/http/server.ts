import type { Endpoint } from '@bahi/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { ConstraintTexts } from './http-errors.ts';
import type { RequestTurns } from './request-turns.ts';
import type { Context } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import type { SessionReader } from '../sessions/session.ts';

/** A call that answers a list, within a transaction of its caller. */
export type ServedList = {
  /** `invoice.list`. */
  name: string;
  endpoint: Endpoint;
  read: (context: Context, input: unknown) => Promise<unknown>;
};

/** The server that features add their calls to. */
export type Server = {
  app: FastifyInstance;
  services: Services;
  sessions: SessionReader;
  turns: RequestTurns;
  /** Every call that is served, as the contracts state it; the walks over all of them read it. */
  endpoints: Map<string, Endpoint>;
  /** The lists among them with what answers them, for who takes one along as a file. */
  lists: Map<string, ServedList>;
  /** What violated constraints say, collected from the features. */
  constraints: Record<string, ConstraintTexts[string]>;
};
