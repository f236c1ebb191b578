import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function BusinessDetailPage() {
  return <FormSkeleton />;
}
