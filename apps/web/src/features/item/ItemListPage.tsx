import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function ItemListPage() {
  return <FormSkeleton />;
}
