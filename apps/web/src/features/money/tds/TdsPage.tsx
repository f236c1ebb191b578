import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { PageTabs } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { TdsMonths } from './TdsMonths.tsx';
import { TdsRates } from './TdsRates.tsx';
import { TdsWithheld } from './TdsWithheld.tsx';
import classes from './Tds.module.css';

/** Tax that is deducted at source: the months of what we hold back, what customers held back, and the rates. */
export function TdsPage() {
  const t = useTexts(tdsScreenMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <p className={classes.hint}>{t('hint')}</p>
      <PageTabs
        tabs={[
          { name: 'months', label: t('monthsTab'), content: <TdsMonths /> },
          { name: 'withheld', label: t('withheldTab'), content: <TdsWithheld /> },
          { name: 'rates', label: t('ratesTab'), content: <TdsRates /> },
        ]}
      />
    </>
  );
}
