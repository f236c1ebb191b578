import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeAsset, saveAsset } from './asset.commands.ts';
import { disposeAsset, restoreAsset } from './asset.dispose.ts';
import { postDepreciation, reverseDepreciation } from './asset.post.ts';
import { getAsset, listAssets } from './asset.queries.ts';
import { getSheet } from './asset.sheet.ts';

/** The register of fixed assets and their depreciation. */
export function assetRoutes(server: Server): void {
  implement(
    server,
    assetContract,
    {
      list: listAssets,
      sheet: getSheet,
      get: (context, { params }) => getAsset(context, params.id),
      save: saveAsset,
      remove: removeAsset,
      dispose: disposeAsset,
      restore: restoreAsset,
      post: postDepreciation,
      reverse: reverseDepreciation,
    },
    {
      asset_year_posted: { field: 'boughtOnAD', key: 'common.conflict' },
      asset_sold_by_invoice: { field: 'reason', key: 'asset.soldByInvoice' },
    },
  );
}
