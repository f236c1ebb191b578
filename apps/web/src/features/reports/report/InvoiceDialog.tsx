import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh } from '../../../platform/query.ts';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import classes from './InvoiceDialog.module.css';

type Props = { opened: boolean; invoiceNumber: string | null; onClose: () => void };

/** An invoice of the report, as it is printed. Looking at it is no print. */
export function InvoiceDialog({ opened, invoiceNumber, onClose }: Props) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  // The address of the page opens for one minute, so it is asked for each time.
  const found = useFresh(
    salesReportContract.invoice,
    opened && invoiceNumber !== null ? { query: { invoiceNumber, language } } : null,
  );
  const number = invoiceNumber ?? '';
  return (
    <DetailDialog opened={opened} onClose={onClose} title={t('invoiceTitle', { number })} size={900}>
      {found.data !== undefined ? (
        // The page is not ours to trust with scripts or with who is signed in: a sandbox without exceptions.
        <iframe className={classes.page} src={found.data.url} sandbox="" title={t('invoicePage', { number })} />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}
