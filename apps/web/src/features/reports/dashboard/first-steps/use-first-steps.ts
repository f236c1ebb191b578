import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';

const one = { pageNumber: 0, pageSize: 1 };

/**
 * Whether a business has not made an invoice yet, and how far it is. Only where the figures are all zero is it asked
 * whether there ever was one: a shop may also have been closed for a month.
 */
export function useFirstSteps(summary: BusinessSummary | null) {
  const { can } = useSession();
  const isQuiet = summary !== null && hasNoFigures(summary) && can(invoiceContract.list);
  const bills = useCall(invoiceContract.list, { query: { ...one, state: 'FINAL' } }, { enabled: isQuiet });
  const isNew = isQuiet && bills.data?.recordsTotal === 0;
  const items = useCall(
    itemContract.list,
    { body: { start: 0, length: 1 } },
    { enabled: isNew && can(itemContract.list) },
  );
  const services = useCall(serviceContract.list, { query: one }, { enabled: isNew && can(serviceContract.list) });
  return {
    isPending: (isQuiet && bills.isLoading) || items.isLoading || services.isLoading,
    isNew,
    hasGoods: (items.data?.recordsTotal ?? 0) + (services.data?.recordsTotal ?? 0) > 0,
  };
}

function hasNoFigures({ dues, month, daily, activities }: BusinessSummary): boolean {
  return (
    dues.invoices === 0 &&
    month.invoices === 0 &&
    daily.every(({ sales, receipts }) => sales === 0 && receipts === 0) &&
    !activities.some(({ kind }) => kind === 'INVOICE_ISSUED')
  );
}
