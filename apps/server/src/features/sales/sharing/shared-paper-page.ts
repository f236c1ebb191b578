import { sharedPaperMessages } from '@bahi/contract/sales/sharing/shared-paper.messages';
import { screens } from '@bahi/contract/screens';
import type { Language } from '@bahi/domain/language';
import { refusalOf } from '../../../platform/core/errors.ts';
import type { Services } from '../../../platform/core/services.ts';
import { createTally } from '../../../platform/core/tally.ts';
import { languageOf } from '../../../platform/core/texts.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { OwnPage } from '../../../platform/http/serve-pages.ts';
import { type Html, html } from '../../../platform/paper/html.ts';
import { getSharedPaper } from './public-paper.ts';

/**
 * The pages that a link opens, and that check a signed receipt. Their head tells who previews a link whose paper it is
 * and of which number: whoever it is sent to sees that beside the message, so it says nothing of amounts or of the buyer.
 */
export function sharedPaperPages(services: Services): OwnPage[] {
  const tally = createTally(services.config.limits.publicPapers.perAddressAMinute);
  const untold = (title: 'loading' | 'missing' | 'checkReceipt', language: Language): Html =>
    html`<title>${sharedPaperMessages.texts[title][language]}</title>`;
  return [
    {
      path: screens.sharedPaper,
      file: 'bill.html',
      head: async (request) => {
        const { paperId = '', paperCode = '' } = request.params;
        const language = languageOf(request.headers['accept-language']);
        // Who has asked too often gets the page all the same; its own calls say so.
        if (!tally.take(networkOf(request.ip), services.clock()))
          return { status: 200, head: untold('loading', language) };
        const paper = await getSharedPaper({ services, language }, { paperId, paperCode }).catch(missing);
        if (paper === null) return { status: 404, head: untold('missing', language) };
        const { title, seller } = paper.paper;
        const name = `${title.main} ${paper.number}`;
        const head = html`<title>${name} · ${seller.name}</title>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="${seller.name}" />
          <meta property="og:title" content="${name}" />
          <meta property="og:description" content="${seller.name}" />`;
        return { status: 200, head };
      },
    },
    {
      path: screens.checkReceipt,
      file: 'bill.html',
      head: (request) => {
        const language = languageOf(request.headers['accept-language']);
        return Promise.resolve({ status: 200, head: untold('checkReceipt', language) });
      },
    },
  ];
}

function missing(thrown: unknown): null {
  if (refusalOf(thrown)?.status !== 404) throw thrown;
  return null;
}
