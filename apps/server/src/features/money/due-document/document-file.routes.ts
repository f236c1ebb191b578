import { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadDocument } from './due-files.ts';

/** The files that belong to documents, each at an address of its own. */
export function documentFileRoutes(server: Server): void {
  implement(server, documentFileContract, { download: downloadDocument });
}
