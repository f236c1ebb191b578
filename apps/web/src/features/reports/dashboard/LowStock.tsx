import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { BusinessSummary } from './dashboard-answer.ts';
import { useDashboardLinks } from './dashboard-links.ts';
import { Panel, PanelNote } from './Panel.tsx';
import { PanelName } from './PanelName.tsx';
import classes from './PanelRows.module.css';

type Props = { items: BusinessSummary['lowStock']; count: number };

/** What is to be ordered: the items at or below their reorder point, the scarcest first. */
export function LowStock({ items, count }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const links = useDashboardLinks();
  const quantity = (units: number): string => {
    const known = quantityFromNumber(units);
    return known === null ? formatNumber(units, language) : formatQuantity(known, language);
  };
  return (
    <Panel title={t('lowStock')} more={{ to: count === 0 ? undefined : links.lowStock, label: t('allLow') }}>
      {items.length === 0 ? (
        <PanelNote>
          <CircleCheck size={18} aria-hidden />
          {t('enoughStock')}
        </PanelNote>
      ) : (
        <ul className={classes.rows}>
          {items.map((item) => {
            const unit = nameIn(language, item.unitName, item.unitNameNp);
            return (
              <li key={item.itemId} className={classes.row}>
                <PanelName
                  name={nameIn(language, item.name, item.nameNp)}
                  to={links.item(item.itemId)}
                  remark={t('reorderAt', { quantity: `${quantity(item.reorderPoint)} ${unit}` })}
                />
                <span className={`${classes.amount} ${classes.low}`}>
                  {t('stockLeft', { quantity: `${quantity(item.stockQuantity)} ${unit}` })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
