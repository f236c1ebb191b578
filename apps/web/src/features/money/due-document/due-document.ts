import { type CategoryType, categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import type { dueDocumentRow } from '@bahi/contract/money/due-document/due-document';
import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import type { z } from '@bahi/contract/zod';

type Shape = typeof dueDocumentRow;

/** What the rows of income and of expense have in common. */
export type DueRow = z.output<z.ZodObject<Shape>>;

/** It is editable while it is active and nothing is paid on it (specification, section 4). */
export function isEditable({ isActive, paymentStatus }: Pick<DueRow, 'isActive' | 'paymentStatus'>): boolean {
  return isActive && paymentStatus === 'DUE';
}

/** The categories under which records of a kind stand. */
export function categoryTypeOf(kind: DocumentKind): CategoryType {
  return categoryTypeOfSettled[documentKinds[kind].settledBy];
}
