import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function InvoiceEditorPage() {
  return <FormSkeleton />;
}
