import { invoiceWiseSalesColumns } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales-columns.messages';
import {
  invoiceWiseSales,
  invoiceWiseSalesContract,
} from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useInvoiceDrill } from '../report/use-invoice-drill.tsx';

/** The invoices of a period in all their parts; a row leads to its invoice. */
export function InvoiceWiseSalesPage() {
  const t = useTexts(invoiceWiseSalesColumns);
  return (
    <ReportPage
      report={invoiceWiseSales}
      generate={invoiceWiseSalesContract.generate}
      download={invoiceWiseSalesContract.download}
      changes={invoiceWiseSalesContract.changes}
      drill={useInvoiceDrill(invoiceWiseSales)}
      hintOf={() => t('hint')}
    />
  );
}
