import type { Answer } from '@bahi/contract/endpoint';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { reachedText } from '../reminder/reminder-rows.ts';
import classes from './Collect.module.css';

type Planned = Answer<typeof collectContract.plan>['rows'][number];

/** To whom it goes and how, and what the first one is told. */
export function PlannedReminders({ going, note }: { going: readonly Planned[]; note: string }) {
  const t = useTexts(collectScreenMessages);
  const r = useTexts(reminderScreenMessages);
  const language = useLanguage();
  const [first] = going;
  if (first === undefined) return null;
  return (
    <section className={classes.section}>
      <h3>{t('goesTo', { count: going.length })}</h3>
      <ul className={classes.many}>
        {going.map((row) => (
          <li key={row.customerId} className={classes.line}>
            <strong>{nameIn(language, row.customerName, row.customerNameNp)}</strong>
            <MoneyText rupees={row.dueAmount} withUnit />
            {row.way === null || row.recipient === null ? null : (
              <small className={classes.soft}>
                {r(row.way)}: {reachedText({ way: row.way, recipient: row.recipient }, language)}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.soft}>{t('says')}</p>
      <p className={classes.said}>{[first.said, note.trim()].filter((part) => part !== '').join(' ')}</p>
    </section>
  );
}

/** Who is left out, each with the reason; nothing where nobody is. */
export function LeftOut({
  rows,
}: {
  rows: readonly Pick<Planned, 'customerId' | 'customerName' | 'customerNameNp' | 'reason'>[];
}) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  const left = rows.flatMap((row) => (row.reason === null ? [] : [{ ...row, reason: row.reason }]));
  if (left.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{t('leftOut', { count: left.length })}</h3>
      <ul className={classes.many}>
        {left.map((row) => (
          <li key={row.customerId} className={classes.line}>
            <span>{nameIn(language, row.customerName, row.customerNameNp)}</span>
            <small className={classes.soft}>{t(row.reason)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
