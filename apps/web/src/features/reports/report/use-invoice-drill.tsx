import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { Report } from '@bahi/contract/reports/report/report';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useNavigate } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddressTextDialog } from '../../../ui/dialogs/use-dialog.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import type { ReportDrill } from './report-view.ts';
import { whyPath } from './why-path.ts';

/** A row of invoices opens its invoice as it is printed, for who may see that; a credit note among them opens as one. */
export function useInvoiceDrill({ why }: Report): ReportDrill | undefined {
  const { can } = useSession();
  const navigate = useNavigate();
  const today = formatAdDate(useToday());
  const invoice = useAddressTextDialog('bill');
  if (!can(salesReportContract.invoice)) return undefined;
  return {
    open: (row, filter) => {
      if (row['isReturn'] !== true) invoice.open(String(row['invoiceNumber']));
      else void navigate(whyPath(why(row, filter, today)).path);
    },
    dialog: <InvoiceDialog opened={invoice.opened} invoiceNumber={invoice.target} onClose={invoice.close} />,
  };
}
