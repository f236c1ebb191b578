import {
  type categoryContract,
  categoryForm,
  type CategoryType,
} from '@bahi/contract/money/category/category.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type CategoryValues = z.input<typeof categoryForm>;
export type Category = Answer<typeof categoryContract.get>;

/** What the form of a new category begins with; its type is given where only one kind of category is asked for. */
export function newCategoryValues(typed: string, categoryType: CategoryType | ''): CategoryValues {
  const { name, nameNp } = namesFromTyped(typed);
  return newValues(categoryForm, { categoryName: name, categoryNameNp: nameNp, categoryType });
}

/** A category as the form shows it. */
export function categoryValues(category: Category): CategoryValues {
  return valuesOfRecord(categoryForm, category);
}
