import type { Answer } from '@bahi/contract/endpoint';
import type { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';

export type CountRow = Answer<typeof stockCountContract.list>['rows'][number];
export type CountDetail = Answer<typeof stockCountContract.get>;
export type CountLine = Answer<typeof stockCountContract.lines>['rows'][number];
export type Differences = Answer<typeof stockCountContract.differences>;
