import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepItemFile, removeItemFile, saveItemFiles } from './item-image.commands.ts';
import { downloadItemFile, listItemFiles } from './item-image.queries.ts';

/** The pictures and documents of items. */
export function itemImageRoutes(server: Server): void {
  implement(server, itemImageContract, {
    upload: (context, { body }) => keepItemFile(context, body.kind),
    files: (context, { params }) => listItemFiles(context, params.itemId, ['IMAGE', 'DOCUMENT']),
    save: (context, { body }) => saveItemFiles(context, body),
    list: (context, { params }) => listItemFiles(context, params.itemId, ['IMAGE']),
    remove: (context, { params }) => removeItemFile(context, params.id),
    download: downloadItemFile,
  });
}
