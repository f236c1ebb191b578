import type { PaperStatus } from '@bahi/contract/sales/sharing/public-paper.contract';
import type { Language } from '@bahi/domain/language';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../../platform/core/context.ts';
import type { PaperDate, PaperSeller, PaperText } from '@bahi/contract/paper/paper-data';
import type { PaperReader } from '../../../../platform/paper/paper-frame.ts';
import type { GoodsPaper } from '@bahi/contract/paper/goods-paper';
import type { PageView } from './invoice-page.ts';

/** A paper as whoever has its link sees it: what stands on it, and what is true of it now. */
export type PaperInHand = {
  readonly goods: GoodsPaper;
  readonly number: string;
  readonly seller: PaperSeller;
  readonly buyer: { readonly name: PaperText; readonly pan: string | null };
  readonly issued: PaperDate;
  readonly status: PaperStatus;
  /** What credit notes took off its total. */
  readonly credited: Paisa;
  readonly view: (language: Language) => PageView;
};

/** Whose outlet's a paper is, and whether it may be shared. */
export type HeldPaper = {
  readonly outletId: number;
  readonly state: 'DRAFT' | 'ISSUED' | 'CANCELLED';
};

type Writer = Pick<Context, 'db' | 'businessId'>;

/** What sharing takes of a kind of paper. */
export type PaperSource = {
  /** Holds the paper, so that nobody cancels it meanwhile; null where the caller sees none. */
  readonly hold: (writer: Writer, id: number) => Promise<HeldPaper | null>;
  /** Notes on it that somebody has seen it. */
  readonly noteShared: (writer: Writer, id: number) => Promise<void>;
  readonly read: (reader: PaperReader, id: number) => Promise<PaperInHand>;
};
