import { textOf } from '../../../platform/core/texts.ts';
import type { Services } from '../../../platform/core/services.ts';
import { paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { nameIn } from '../../../platform/paper/paper-words.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { formatRupees } from '@bahi/domain/numbers/money';
import { findLink, type PaperLink, pathOfLink } from '../paper-link/paper-link.ts';
import { spokenOf } from '../invoice/paper/printed-as.ts';
import type { PaperInHand } from '../invoice/paper/shared-source.ts';
import type { DueMessage } from './delivery.ts';
import { Undeliverable } from './delivery-failures.ts';
import { paperSources } from './paper-sources.ts';
import { fileNameOf, kindOf } from './public-paper.ts';

type Composed = { paper: PaperInHand; address: string | null; replyTo: string | null };

/** Sends a paper as PDF by e-mail, with its link where the server knows its own address. Rejects unless it was taken. */
export async function sendByMail(services: Services, message: DueMessage): Promise<void> {
  const { language } = message;
  const account = await services.mail.account();
  const { paper, address, replyTo } = await compose(services, message);
  const papers = services.pdf.forClient({ businessId: message.business_id });
  const view = paper.view(language);
  const content = await papers.render('invoice', { ...view, spoken: spokenOf(view, 'A4') });
  const words = wordsOf(paper, message);
  await services.mail.send(account, {
    to: message.recipient ?? '',
    subject: textOf(language, 'sharing.mailSubject', words),
    text: [
      textOf(language, 'sharing.mailText', words),
      ...(message.note === null ? [] : [message.note]),
      ...(address === null ? [] : [textOf(language, 'sharing.mailLink', { address })]),
      words.seller,
    ].join('\n\n'),
    fromName: words.seller,
    replyTo,
    messageKey: message.message_key,
    attachments: [
      { filename: fileNameOf(paper, 'pdf'), contentType: 'application/pdf', content: Buffer.from(content) },
    ],
  });
}

/** Sends the link of a paper by SMS. Rejects unless the gateway says that it took it. */
export async function sendBySms(services: Services, message: DueMessage): Promise<void> {
  const { paper, address } = await compose(services, message);
  if (address === null) throw new Undeliverable('NO_ADDRESS');
  const text = textOf(message.language, 'sharing.smsText', { ...wordsOf(paper, message), address });
  await services.sms.send(message.recipient ?? '', text);
}

/** The paper as it is when it is sent: a link that was renewed meanwhile is the new one. */
async function compose(services: Services, message: DueMessage): Promise<Composed> {
  const { business_id: businessId, document_id: documentId, quotation_id: quotationId } = message;
  const id = documentId ?? quotationId ?? 0;
  return services.database.transaction('read', { businessId, outletId: null, userId: null }, async (db) => {
    const [head] = await db.query<{ kind: string | null; email: string | null }>(
      `select (select kind from document where business_id = $1 and id = $2) as kind,
         (select company_email from business where id = $1) as email`,
      [businessId, documentId],
    );
    const kind = documentId === null ? 'quotation' : kindOf(head?.kind ?? null);
    const link = await findLink({ db, businessId }, { kind, id });
    if (link?.isOpen !== true) throw new Undeliverable('WITHDRAWN');
    const paper = await paperSources[kind].read(paperReaderOf(services, { db, businessId }), id);
    return { paper, address: addressOf(services, link), replyTo: head?.email ?? null };
  });
}

function addressOf(services: Services, link: PaperLink): string | null {
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
