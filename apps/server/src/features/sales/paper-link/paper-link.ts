import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { screenAt, screens } from '@bahi/contract/screens';
import type { Context } from '../../../platform/core/context.ts';

type Writer = Pick<Context, 'db' | 'businessId'>;

/** A paper that may have a link: an issued document, or a published quotation. */
export type LinkedPaper = { kind: SharedKind; id: number; outletId: number };
export type PaperLink = { publicId: string; code: string; isOpen: boolean };

/** How the tables of links and of sharings name a paper: its document, or else its quotation. */
export function keysOf({
  kind,
  id,
}: Pick<LinkedPaper, 'kind' | 'id'>): [documentId: number | null, quotationId: number | null] {
  return kind === 'quotation' ? [null, id] : [id, null];
}

/**
 * Gives a paper its link, when it is first printed or shared. One that it has, open or withdrawn, stays as it is; papers of
 * a sample business have none.
 */
export async function giveLink({ db, businessId }: Writer, paper: LinkedPaper): Promise<void> {
  await db.query(
    `insert into paper_link (business_id, outlet_id, document_id, quotation_id) 
     select $1, $2::bigint, $3::bigint, $4::bigint from business where id = $1 and sample_of_id is null
     on conflict do nothing`,
    [businessId, paper.outletId, ...keysOf(paper)],
  );
}

export async function findLink(
  { db, businessId }: Writer,
  paper: Pick<LinkedPaper, 'kind' | 'id'>,
): Promise<PaperLink | null> {
  const [link] = await db.query<PaperLink>(
    `select public_id as "publicId", code, is_open as "isOpen" from paper_link
     where business_id = $1 and (document_id = $2 or quotation_id = $3)`,
    [businessId, ...keysOf(paper)],
  );
  return link ?? null;
}

/** The path of a link, below wherever the pages are. */
export function pathOfLink({ publicId: paperId, code: paperCode }: Pick<PaperLink, 'publicId' | 'code'>): string {
  return screenAt(screens.sharedPaper, { paperId, paperCode });
}

/** The link as it stands on paper, of how its address ends; null where the server was not told its own address. */
export function printedLink(publicUrl: string | null, ending: string | null): string | null {
  const [publicId, code] = ending?.split('/') ?? [];
  return publicUrl === null || publicId === undefined || code === undefined
    ? null
    : publicUrl + pathOfLink({ publicId, code });
}
