import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function ProfilePage() {
  return <FormSkeleton />;
}
