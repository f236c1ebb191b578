import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getDues } from './collect.panel.ts';
import { listDues } from './collect.queries.ts';
import { planRemindingMany, remindersSent, remindManyOfDues } from './collect.remind.ts';
import { takePromise, withdrawPromise } from './promise.commands.ts';
import { listPromises } from './promise.queries.ts';

/** Customers who owe, what they promised, and how they are asked for it. */
export function collectRoutes(server: Server): void {
  implement(server, collectContract, {
    list: listDues,
    get: getDues,
    promises: (context, { params }) => listPromises(context, params.customerId),
    promise: takePromise,
    withdraw: withdrawPromise,
    plan: planRemindingMany,
    remind: remindManyOfDues,
    sent: remindersSent,
  });
}
