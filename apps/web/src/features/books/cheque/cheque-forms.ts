import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer } from '@bahi/contract/endpoint';

export type ChequeDetail = Answer<typeof chequeContract.get>;
export type Cheque = Answer<typeof chequeContract.list>['rows'][number];
/** The action of a cheque that has a dialog of its own. */
export type ChequeStep = 'CLEAR' | 'BOUNCE' | 'HAND_BACK' | 'UNDO' | 'DETAILS';
/** The cheque and what is to be done with it. */
export type ChequeTask = { cheque: Cheque; step: ChequeStep };
