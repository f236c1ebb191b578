import { paperBundleContract } from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { printBundle } from './paper-bundle.print.ts';

/** Papers of a list, several in one file. */
export function paperBundleRoutes(server: Server): void {
  implement(server, paperBundleContract, { print: printBundle });
}
