import type { categoryContract, categoryForm, CategoryType } from '@bahi/contract/money/category/category.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';

export type CategoryValues = z.input<typeof categoryForm>;
export type Category = Answer<typeof categoryContract.get>;

/** What the form of a new category begins with; its type is given where only one kind of category is asked for. */
export function newCategoryValues(typed: string, categoryType: CategoryType | ''): CategoryValues {
  const { name, nameNp } = namesFromTyped(typed);
  return { categoryName: name, categoryNameNp: nameNp, categoryType };
}

/** A category as the form shows it. */
export function categoryValues(category: Category): CategoryValues {
  const { id, version, categoryName, categoryNameNp, categoryType } = category;
  return { id, version, categoryName, categoryNameNp: categoryNameNp ?? '', categoryType };
}
