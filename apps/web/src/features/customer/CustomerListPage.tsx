import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function CustomerListPage() {
  return <FormSkeleton />;
}
