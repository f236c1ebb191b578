import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function InvoiceListPage() {
  return <FormSkeleton />;
}
