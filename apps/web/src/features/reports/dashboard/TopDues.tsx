import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { BusinessSummary } from './dashboard-answer.ts';
import { useDashboardLinks } from './dashboard-links.ts';
import { Panel, PanelNote } from './Panel.tsx';
import { PanelName } from './PanelName.tsx';
import classes from './PanelRows.module.css';
import { RoundMoney } from './figures/RoundMoney.tsx';

/** The customers who owe most; each leads to their invoices. */
export function TopDues({ customers }: { customers: BusinessSummary['topDues'] }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const links = useDashboardLinks();
  return (
    <Panel title={t('topDues')} more={{ to: links.customersByDue, label: t('allDues') }}>
      {customers.length === 0 ? (
        <PanelNote>
          <CircleCheck size={18} aria-hidden />
          {t('noDues')}
        </PanelNote>
      ) : (
        <ul className={classes.rows}>
          {customers.map((customer) => (
            <li key={customer.customerId} className={classes.row}>
              <PanelName
                name={nameIn(language, customer.name, customer.nameNp)}
                to={links.duesOf(customer.customerId)}
              />
              <span className={classes.amount}>
                <RoundMoney rupees={customer.dueAmount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
