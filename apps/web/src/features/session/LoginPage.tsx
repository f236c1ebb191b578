import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function LoginPage() {
  return <FormSkeleton />;
}
