import type { Answer } from '@bahi/contract/endpoint';
import type { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import type { Language } from '@bahi/domain/language';
import { askPublic } from '../../../../ui/public-page/public-client.ts';

export type SharedPaper = Answer<typeof publicPaperContract.get>;
/** Where the link of a page leads. */
export type Link = { paperId: string; paperCode: string };

export function getSharedPaper(link: Link): Promise<SharedPaper> {
  return askPublic(`paper/${pathOf(link)}`);
}

/** Where the PDF of a paper is fetched, in the language of the page, and its signed receipt. */
export function addressOf(file: 'pdf' | 'receipt', link: Link, language: Language): string {
  return `/backends/api/public/paper/${file}/${pathOf(link)}${file === 'pdf' ? `&language=${language}` : ''}`;
}

function pathOf({ paperId, paperCode }: Link): string {
  return `${encodeURIComponent(paperId)}?${new URLSearchParams({ paperCode }).toString()}`;
}
