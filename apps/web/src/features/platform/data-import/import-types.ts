import type { Answer } from '@bahi/contract/endpoint';
import type { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';

type Contract = typeof dataImportContract;
export type ImportListRow = Answer<Contract['list']>['rows'][number];
export type ImportDetail = Answer<Contract['get']>;
export type StagedRow = Answer<Contract['rows']>['rows'][number];
export type ImportKind = ImportDetail['kind'];
