import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import classes from './ReportTotals.module.css';
import type { ReportTotals as Totals } from './sales-report-form.ts';

const amounts = ['grandTotal', 'totalCredit', 'taxAmount', 'discountCharge', 'shippingCharge'] as const;

/** What all invoices of the report come to, above their cards on a phone. */
export function ReportTotals({ totals }: { totals: Totals }) {
  const t = useTexts(salesReportScreenMessages);
  const columns = useTexts(salesReportColumns);
  return (
    <dl className={classes.totals} aria-label={t('totals')}>
      {amounts.map((key) => (
        <div key={key} className={classes.total}>
          <dt>{columns(key)}</dt>
          <dd>
            <MoneyText rupees={totals[key]} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{columns('sales')}</dt>
        <dd>
          <QuantityText value={totals.sales} />
        </dd>
      </div>
    </dl>
  );
}
