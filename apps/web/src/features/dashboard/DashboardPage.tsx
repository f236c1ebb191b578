import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function DashboardPage() {
  return <FormSkeleton />;
}
