import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { Report } from '@bahi/contract/reports/report/report';
import { useSession } from '../../../platform/session.tsx';
import { useAddressTextDialog } from '../../../ui/dialogs/use-dialog.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import type { ReportDrill } from './report-view.ts';
import { useLinkDrill } from './use-link-drill.ts';

/** A row of invoices opens its invoice as it is printed, for who may see that; a credit note among them opens as one. */
export function useInvoiceDrill(report: Report): ReportDrill {
  const { can } = useSession();
  const invoice = useAddressTextDialog('bill');
  const link = useLinkDrill(report);
  return {
    mayOpen: (row, filter) => (row['isReturn'] === true ? link.mayOpen(row, filter) : can(salesReportContract.invoice)),
    open: (row, filter) => {
      if (row['isReturn'] === true) link.open(row, filter);
      else invoice.open(String(row['invoiceNumber']));
    },
    dialog: <InvoiceDialog opened={invoice.opened} invoiceNumber={invoice.target} onClose={invoice.close} />,
  };
}
