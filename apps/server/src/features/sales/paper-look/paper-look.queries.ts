import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import type { Context } from '../../../platform/core/context.ts';
import { dataAddress } from '../../../platform/files/files.ts';
import { signTicket } from '../../../platform/http/tickets.ts';
import { readPaperLook } from '../../platform/business/paper-look.ts';

type Contract = typeof paperLookContract;

/** How the bills of the caller's own business look. */
export async function getPaperLook(context: Pick<Context, 'db' | 'businessId'>): Promise<Answer<Contract['get']>> {
  const [{ layout, colour, logoPlace, footer, signaturePng }, versions] = await Promise.all([
    readPaperLook(context),
    context.db.query<{ version: number }>('select version from business where id = $1', [context.businessId]),
  ]);
  return {
    layout,
    colour,
    logoPlace,
    footer: footer.en || null,
    footerNp: footer.ne,
    signatureImage:
      signaturePng === null ? null : dataAddress({ contentType: 'image/png', content: Buffer.from(signaturePng) }),
    version: versions[0]?.version ?? 1,
  };
}

/** The address at which an example in the asked look opens as a page for one minute. */
export async function previewPaperLook(
  { services, session, language }: Context,
  { query }: Input<Contract['preview']>,
): Promise<Answer<Contract['preview']>> {
  const { businessId, outletId } = session;
  const asked = { ...query, language: query.language ?? language, viewer: session.fullName };
  const ticket = await signTicket(services, 'paper-look-page', {
    businessId,
    ...(outletId === null ? {} : { outletId }),
    asked: JSON.stringify(asked),
  });
  return { url: `/api/v1/documents/paper-look?ticket=${ticket}` };
}
