import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function ServiceListPage() {
  return <FormSkeleton />;
}
