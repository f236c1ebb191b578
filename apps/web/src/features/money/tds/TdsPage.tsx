import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { PageTabs } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { PartOfScreen } from '../../../ui/shell/title-level.ts';
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
          { name: 'withheld', label: t('withheldTab'), content: <Withheld /> },
          { name: 'rates', label: t('ratesTab'), content: <TdsRates /> },
        ]}
      />
    </>
  );
}

/** A list with all that lists have, below the title of the screen. */
function Withheld() {
  return (
    <PartOfScreen value>
      <TdsWithheld />
    </PartOfScreen>
  );
}
