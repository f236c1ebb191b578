import type { Answer } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';

export type Sharing = Answer<typeof sharingContract.list>['rows'][number];
export type SharedState = Answer<typeof sharingContract.get>;
/** Which paper a call of sharing is about. */
export type Named = { kind: SharedKind; id: number };
