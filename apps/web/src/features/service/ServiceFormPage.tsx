import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function ServiceFormPage() {
  return <FormSkeleton />;
}
