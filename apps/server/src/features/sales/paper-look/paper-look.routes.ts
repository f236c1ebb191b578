import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeSignature, savePaperLook, saveSignature } from './paper-look.commands.ts';
import { servePaperLookPage } from './paper-look.page.ts';
import { getPaperLook, previewPaperLook } from './paper-look.queries.ts';

/** How the bills of a business look. */
export function paperLookRoutes(server: Server): void {
  implement(server, paperLookContract, {
    get: getPaperLook,
    save: savePaperLook,
    saveSignature,
    removeSignature,
    preview: previewPaperLook,
  });
  servePaperLookPage(server);
}
