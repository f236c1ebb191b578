import { textOf } from '../../../platform/core/texts.ts';
import type { Services } from '../../../platform/core/services.ts';
import { paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { nameIn } from '@bahi/contract/paper/paper-words';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import type { Language } from '@bahi/domain/language';
import { formatRupees } from '@bahi/domain/numbers/money';
import { findLink, type PaperLink, pathOfLink } from '../paper-link/paper-link.ts';
import { spokenOf } from '../invoice/paper/spoken-of.ts';
import type { PaperInHand } from '../invoice/paper/shared-source.ts';
import { Undeliverable } from '../outbox/message-failures.ts';
import type { Composer, DueMessage } from '../outbox/outgoing-message.ts';
import { paperSources } from './paper-sources.ts';
import { fileNameOf, kindOf } from './public-paper.ts';

type Found = { paper: PaperInHand; address: string | null; replyTo: string | null };

/** A paper as a message: as PDF by e-mail, with its link where the server knows its own address; by SMS its link. */
export const composeSharing: Composer = async (services, message) => {
  const { language, business_id: businessId } = message;
  const { paper, address, replyTo } = await readShared(services, message);
  if (message.way === 'SMS' && address === null) throw new Undeliverable('NO_ADDRESS');
  const words = wordsOf(paper, message);
  return {
    subject: textOf(language, 'sharing.mailSubject', words),
    letter: [
      textOf(language, 'sharing.mailText', words),
      ...(message.note === null ? [] : [message.note]),
      ...(address === null ? [] : [textOf(language, 'sharing.mailLink', { address })]),
      words.seller,
    ].join('\n\n'),
    text: textOf(language, 'sharing.smsText', { ...words, address: address ?? '' }),
    fromName: words.seller,
    replyTo,
    attachments: async () => [await pdfOf(services, paper, { businessId, language })],
    said: null,
  };
};

/** A paper as a file of an e-mail. */
export async function pdfOf(
  services: Services,
  paper: PaperInHand,
  { businessId, language }: { businessId: number; language: Language },
): Promise<{ filename: string; contentType: string; content: Buffer }> {
  const view = paper.view(language);
  const papers = services.pdf.forClient({ businessId });
  const content = await papers.render('invoice', { ...view, spoken: spokenOf(view, 'A4') });
  return { filename: fileNameOf(paper, 'pdf'), contentType: 'application/pdf', content: Buffer.from(content) };
}

/** The paper as it is when it is sent: a link that was renewed meanwhile is the new one. */
async function readShared(services: Services, message: DueMessage): Promise<Found> {
  const { business_id: businessId } = message;
  return services.database.transaction('read', { businessId, outletId: null, userId: null }, async (db) => {
    const [head] = await db.query<{ kind: string | null; id: number; email: string | null }>(
      `select coalesce(document.kind, 'QUOTATION') as kind, coalesce(sharing.document_id, sharing.quotation_id) as id,
         (select company_email from business where id = $1) as email
       from paper_sharing sharing
       left join document on document.business_id = $1 and document.id = sharing.document_id
       where sharing.business_id = $1 and sharing.id = $2`,
      [businessId, message.sharing_id],
    );
    const { kind, id } = { kind: kindOf(head?.kind ?? null), id: head?.id ?? 0 };
    const link = await findLink({ db, businessId }, { kind, id });
    if (link?.isOpen !== true) throw new Undeliverable('WITHDRAWN');
    const paper = await paperSources[kind].read(paperReaderOf(services, { db, businessId }), id);
    return { paper, address: addressOf(services, link), replyTo: head?.email ?? null };
  });
}

/** Where a link leads; null where the server was not told its own address. */
export function addressOf(services: Services, link: PaperLink): string | null {
  const { publicUrl } = services.settings.get(companySettings);
  return publicUrl === null ? null : publicUrl + pathOfLink(link);
}

function wordsOf(paper: PaperInHand, { language }: Pick<DueMessage, 'language'>) {
  return {
    seller: nameIn(paper.seller.name, language),
    customer: nameIn(paper.buyer.name, language),
    title: paper.view(language).title.main,
    number: paper.number,
    total: formatRupees(paper.goods.grandTotal, language),
  };
}
