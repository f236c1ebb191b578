import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { enterSample, leaveSample } from './enter-sample.commands.ts';
import { beginSample, removeSample } from './sample-business.commands.ts';
import { getSample } from './sample-business.queries.ts';

export function sampleBusinessRoutes(server: Server): void {
  implement(server, sampleBusinessContract, {
    get: getSample,
    begin: beginSample,
    remove: removeSample,
    enter: (context) => enterSample(context, server.sessions),
    leave: (context) => leaveSample(context, server.sessions),
  });
}
