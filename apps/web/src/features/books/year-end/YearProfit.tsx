import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import { pathOfReport } from './year-paths.ts';
import classes from './YearEnd.module.css';

/** The profit of the year as profit and loss says it. */
export function YearProfit({ year }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const { can } = useSession();
  const path = pathOfReport('profit-and-loss', year);
  return (
    <Surface
      title={t('profit')}
      actions={path !== null && can(path.needs) ? <TextLink to={path.path}>{t('profitReport')}</TextLink> : null}
    >
      {year.sums === null ? (
        <p className={classes.soft}>{t('notAllowed')}</p>
      ) : (
        <dl className={classes.sums}>
          {year.sums.map(({ sum, amount }) => (
            <div key={sum} data-total={sum === 'NET_PROFIT' || sum === 'GROSS_PROFIT' || undefined}>
              <dt>{t(sum)}</dt>
              <dd>
                <MoneyText rupees={amount} withUnit />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Surface>
  );
}
