import type { Answer } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';

/** What of a document stands in the message that goes with it. */
export type SharedDocument = {
  id: number;
  code: string | null;
  issuedDateBS: string;
  grandTotal: number;
  /** What is still to be paid; a kind that nobody pays does not speak of it. */
  remainingAmount?: number;
  /** Until when it is to be paid, or holds; not of what is settled by itself. */
  dueDateBS?: string;
};

export type Sharing = Answer<typeof sharingContract.list>['rows'][number];
export type SharedState = Answer<typeof sharingContract.get>;
/** Which paper a call of sharing is about. */
export type Named = { kind: SharedKind; id: number };
