import { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { createTally } from '../../../platform/core/tally.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getSharedPaper, sharedPaperPdf, sharedPaperReceipt } from './public-paper.ts';
import { cancelMessage, retryMessage, sendPaper } from './message.commands.ts';
import { listSharings } from './sharing.list.ts';
import { renewLink, setLinkOpen, sharePaper } from './sharing.commands.ts';
import { getSharing } from './sharing.queries.ts';

/** Sharing bills, credit notes and quotations, and these as anybody sees them who has their link. */
export function sharingRoutes(server: Server): void {
  implement(
    server,
    sharingContract,
    {
      list: listSharings,
      get: getSharing,
      share: sharePaper,
      setOpen: setLinkOpen,
      renew: renewLink,
      send: sendPaper,
      retry: retryMessage,
      stop: cancelMessage,
    },
    { invoice_shared: { field: 'reason', key: 'sharing.sharedStands' } },
  );
  const { perAddressAMinute, filesPerAddressAMinute } = server.services.config.limits.publicPapers;
  const tallies = { pages: createTally(perAddressAMinute), files: createTally(filesPerAddressAMinute) };
  const count = ({ exchange, now }: OpenContext, tally: keyof typeof tallies): void => {
    if (!tallies[tally].take(networkOf(exchange.address), now)) fail('common.tooMany', { status: 429 });
  };
  implement(server, publicPaperContract, {
    get: async (context, { params, query }) => {
      count(context, 'pages');
      return getSharedPaper(context, { ...params, ...query });
    },
    pdf: async (context, input) => {
      count(context, 'files');
      return sharedPaperPdf(context, input);
    },
    receipt: async (context, input) => {
      count(context, 'files');
      return sharedPaperReceipt(context, input);
    },
  });
}
