import type { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import { type SharedKind, sharedKinds } from '@bahi/contract/sales/sharing/shared-kind';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { OpenContext } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { isSame, sha256 } from '../../../platform/core/keys.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { type PaperReader, paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { spokenOf } from '../invoice/paper/spoken-of.ts';
import type { PaperInHand } from '../invoice/paper/shared-source.ts';
import { chainPlaceOf } from './chain-place.ts';
import { paperSources } from './paper-sources.ts';
import { makeReceipt } from './receipt.ts';

type Contract = typeof publicPaperContract;
export type PaperAddress = { paperId: string; paperCode: string };
type Found = { reader: PaperReader; kind: SharedKind; id: number };

/** The paper that a link shows. Wrong, withdrawn and unknown links are told apart by nobody: they are not found. */
export function getSharedPaper(
  { services, language }: Pick<OpenContext, 'services' | 'language'>,
  address: PaperAddress,
): Promise<Answer<Contract['get']>> {
  return behindLink(services, address, async (found) => {
    const [paper, chain] = await Promise.all([readFound(found), chainPlaceOf(found.reader, found)]);
    return {
      kind: found.kind,
      number: paper.number,
      status: paper.status,
      total: rupeesFromPaisa(paper.goods.grandTotal),
      credited: rupeesFromPaisa(paper.credited),
      paper: paper.view(language),
      chain: chain === null ? null : { number: chain.seq, digest: chain.hash },
    };
  });
}

/** The same as PDF. What many fetch by their links stands in one line, and holds no shop's own papers up. */
export async function sharedPaperPdf(
  context: OpenContext,
  { params, query }: Input<Contract['pdf']>,
): Promise<Answer<Contract['pdf']>> {
  let fileName = '';
  const content = await papersOf(context).renderInTurn('invoice', async () => {
    const paper = await behindLink(context.services, { ...params, ...query }, readFound);
    fileName = fileNameOf(paper, 'pdf');
    const view = paper.view(query.language ?? context.language);
    return { ...view, spoken: spokenOf(view, 'A4') };
  });
  return { fileName, contentType: 'application/pdf', content };
}

/** What the paper says and where it stands in the chain, signed. */
export async function sharedPaperReceipt(
  { services }: OpenContext,
  { params, query }: Input<Contract['receipt']>,
): Promise<Answer<Contract['receipt']>> {
  const told = await behindLink(services, { ...params, ...query }, async (found) => {
    const [paper, chain] = await Promise.all([readFound(found), chainPlaceOf(found.reader, found)]);
    return { kind: found.kind, paper, chain };
  });
  const content = await makeReceipt(services, told);
  return { fileName: fileNameOf(told.paper, 'json'), contentType: 'application/json', content };
}

/** The number names the file; what a file name cannot hold becomes a dash. */
export function fileNameOf({ number }: Pick<PaperInHand, 'number'>, ending: 'pdf' | 'json'): string {
  return `${number.replace(/[^\w-]/g, '-')}.${ending}`;
}

function readFound({ reader, kind, id }: Found): Promise<PaperInHand> {
  return paperSources[kind].read(reader, id);
}

const publicId = /^[\w-]{12}$/;

/** Does what reads a paper by its link, behind the walls of its business. */
async function behindLink<T>(
  services: Services,
  { paperId, paperCode }: PaperAddress,
  work: (found: Found) => Promise<T>,
): Promise<T> {
  if (!publicId.test(paperId)) failNotFound();
  const { database } = services;
  const [whose] = await database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number | null }>('select business_of_paper_link($1) as business_id', [paperId]),
  );
  const businessId = whose?.business_id ?? failNotFound();
  return database.transaction('read', { businessId, outletId: null, userId: null }, async (db) => {
    const [link] = await db.query<{ code: string; kind: string | null; id: number }>(
      `select link.code, coalesce(document.kind, 'QUOTATION') as kind, coalesce(link.document_id, link.quotation_id) as id
       from paper_link link
       left join document on document.business_id = link.business_id and document.id = link.document_id
       where link.business_id = $1 and link.public_id = $2 and link.is_open`,
      [businessId, paperId],
    );
    // Compared in a time that tells nothing of where they differ.
    const isOpen = link !== undefined && isSame(sha256(link.code), sha256(paperCode));
    if (!isOpen) return failNotFound();
    const reader = paperReaderOf(services, { db, businessId });
    return work({ reader, kind: kindOf(link.kind), id: link.id });
  });
}

/** `credit-note` of modules and addresses is `CREDIT_NOTE` of the documents' heads. */
export function storedKind(kind: SharedKind): string {
  return kind.toUpperCase().replaceAll('-', '_');
}

/** `CREDIT_NOTE` of the documents' heads is `credit-note` of modules and addresses. */
export function kindOf(stored: string | null): SharedKind {
  const name = stored?.toLowerCase().replaceAll('_', '-');
  return sharedKinds.find((kind) => kind === name) ?? failNotFound();
}
