import type { Answer, Sent } from '@bahi/contract/endpoint';
import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';

export type Preview = Answer<typeof bankStatementContract.preview>;
export type Profile = Omit<Sent<typeof bankStatementContract.preview>['body'], 'moneyAccountId'>;
