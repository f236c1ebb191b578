import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { useSession } from '../../../platform/session.tsx';
import { useAddressTextDialog } from '../../../ui/dialogs/use-dialog.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import type { ReportDrill } from './report-view.ts';

/** A row of invoices opens its invoice as it is printed, for who may see that. */
export function useInvoiceDrill(): ReportDrill | undefined {
  const { can } = useSession();
  const invoice = useAddressTextDialog('bill');
  if (!can(salesReportContract.invoice)) return undefined;
  return {
    open: (row) => invoice.open(String(row['invoiceNumber'])),
    dialog: <InvoiceDialog opened={invoice.opened} invoiceNumber={invoice.target} onClose={invoice.close} />,
  };
}
