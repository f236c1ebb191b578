import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function ItemFormPage() {
  return <FormSkeleton />;
}
