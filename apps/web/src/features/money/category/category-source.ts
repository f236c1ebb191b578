import { categoryContract, type CategoryType } from '@bahi/contract/money/category/category.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RecordSource } from '../../../ui/fields/use-record-choices.ts';

type Category = Answer<typeof categoryContract.get>;

/** The categories of one kind, for a select or a filter of who may read them. */
export function categoriesOf(categoryTypeKey: CategoryType): RecordSource<Category> {
  return {
    useRows: (query, { enabled = true, ...more }) => {
      const { can } = useSession();
      return useCall(
        categoryContract.list,
        { query: { categoryTypeKey, sort: 'categoryName', ...query } },
        { ...more, enabled: enabled && can(categoryContract.list) },
      );
    },
    useOne: (categoryId, { enabled = true, ...more }) => {
      const { can } = useSession();
      return useCall(
        categoryContract.get,
        { params: { categoryId } },
        { ...more, enabled: enabled && can(categoryContract.get) },
      );
    },
    nameOf: categoryNameOf,
  };
}

export function categoryNameOf({ categoryName, categoryNameNp }: Pick<Category, 'categoryName' | 'categoryNameNp'>) {
  return { name: categoryName, nameNp: categoryNameNp };
}
