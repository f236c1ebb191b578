import { sharedItemMessages } from '@bahi/contract/catalogue/item-share/shared-item.messages';
import { screens } from '@bahi/contract/screens';
import type { Language } from '@bahi/domain/language';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { plainTextOf } from '@bahi/domain/rich-text';
import { refusalOf } from '../../../platform/core/errors.ts';
import type { Services } from '../../../platform/core/services.ts';
import { createTally } from '../../../platform/core/tally.ts';
import { languageOf } from '../../../platform/core/texts.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { OwnPage, PageRequest } from '../../../platform/http/serve-pages.ts';
import { type Html, html } from '../../../platform/paper/html.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { getSharedItem } from './public-item.queries.ts';
import type { SharedItem } from './shared-item.rows.ts';

type Link = { itemShareableId: string; itemShareableCode: string };
/** What a preview shows of a description at most. */
const previewLetters = 200;

/**
 * The page that a link opens. Its head tells who previews the link, such as a messenger, what it shows: title, price and
 * picture of an item that is shared, and nothing of any other.
 */
export function sharedItemPage(services: Services): OwnPage {
  const tally = createTally(services.config.limits.publicItems.perAddressAMinute);
  return {
    path: screens.sharedItem,
    file: 'item.html',
    head: async (request) => {
      const { itemShareableId = '', itemShareableCode = '' } = request.params;
      const link = { itemShareableId, itemShareableCode };
      const language = languageOf(request.headers['accept-language']);
      const untold = (title: 'loading' | 'notShared'): Html =>
        html`<title>${sharedItemMessages.texts[title][language]}</title>`;
      // Who has asked too often gets the page all the same; its own calls say so.
      if (!tally.take(networkOf(request.ip), services.clock())) return { status: 200, head: untold('loading') };
      const item = await getSharedItem(services, link).catch(missing);
      if (item === null) return { status: 404, head: untold('notShared') };
      return { status: 200, head: previewOf(item, link, baseOf(services, request), language) };
    },
  };
}

function missing(thrown: unknown): null {
  if (refusalOf(thrown)?.status !== 404) throw thrown;
  return null;
}

function previewOf(item: SharedItem, link: Link, base: string, language: Language): Html {
  const inLanguage = (name: string, nameNp: string | null): string => (language === 'ne' ? (nameNp ?? name) : name);
  const name = inLanguage(item.itemName, item.itemNameNp);
  const business = inLanguage(item.businessName, item.businessNameNp);
  const details = item.itemAttributeDetailList.toSorted((a, b) => a.sellingPrice - b.sellingPrice);
  const lowest = details[0]?.sellingPrice;
  const title = [name, ...priceOf(item, details, language)].join(' · ');
  const text = plainTextOf(item.description ?? '').replaceAll(/\s+/g, ' ');
  const description = text === '' ? business : text.slice(0, previewLetters);
  const path = `${encodeURIComponent(link.itemShareableId)}?itemShareableCode=${encodeURIComponent(link.itemShareableCode)}`;
  const picture = item.imageList.length === 0 ? null : `${base}/backends/api/public/item/cover/${path}`;
  return html`<title>${title}</title>
    <meta property="og:type" content="product" />
    <meta property="og:site_name" content="${business}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${picture === null ? null : html`<meta property="og:image" content="${picture}" />`}
    ${
      lowest === undefined
        ? null
        : html`<meta property="product:price:amount" content="${String(lowest)}" />
            <meta property="product:price:currency" content="NPR" />`
    } `;
}

/** The lowest price as the page says it, and whether there are higher ones; nothing where prices are not shared. */
function priceOf(
  { isTaxable }: SharedItem,
  details: SharedItem['itemAttributeDetailList'],
  language: Language,
): string[] {
  const [lowest] = details;
  if (lowest === undefined) return [];
  const texts = sharedItemMessages.texts;
  const isOne = details.every(
    ({ sellingPrice, isVatIncludedPrice }) =>
      sellingPrice === lowest.sellingPrice && isVatIncludedPrice === lowest.isVatIncludedPrice,
  );
  const amount = (isOne ? texts.amount : texts.amountFrom)[language];
  const price = amount.replace('{amount}', formatRupees(paisaOf(lowest.sellingPrice), language));
  if (!isTaxable) return [price];
  return [`${price} ${texts[lowest.isVatIncludedPrice ? 'includingTax' : 'excludingTax'][language]}`];
}

/** Where these pages are, for who reads the preview elsewhere. */
function baseOf(services: Services, { protocol, headers }: PageRequest): string {
  return services.settings.get(companySettings).publicUrl ?? `${protocol}://${headers.host ?? ''}`;
}
