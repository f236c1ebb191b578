import { FormSkeleton } from '../../ui/ListSkeleton.tsx';

export function SalesReportPage() {
  return <FormSkeleton />;
}
