import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function LostPage() {
  return <FormSkeleton />;
}
