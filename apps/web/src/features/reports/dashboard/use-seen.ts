import { useSession } from '../../../platform/session.tsx';

/** What of the dashboard the user is told: the rights by which the server tells it. */
export function useSeen(): { sales: boolean; customers: boolean; items: boolean } {
  const { can } = useSession();
  return {
    sales: can('invoice.read') || can('sales-report.report'),
    customers: can('customer.read'),
    items: can('item.read'),
  };
}
