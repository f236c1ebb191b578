import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { Button } from '@mantine/core';
import { Sigma } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { MoneyText } from '../../texts/MoneyText.tsx';
import classes from './ListTotals.module.css';

type Props = { list: string; query: object };

/** What the amounts of all rows come to, of every page and as they are filtered: added up when somebody asks. */
export function ListTotals({ list, query }: Props) {
  const t = useTexts(listMenuMessages);
  const asked = JSON.stringify(query);
  const [wanted, setWanted] = useState<string | null>(null);
  const isWanted = wanted === asked;
  const answer = useCall(listFileContract.totals, { params: { list }, query: { ...query } }, { enabled: isWanted });
  if (!isWanted || answer.data === undefined)
    return (
      <div className={classes.bar}>
        <Button
          variant="subtle"
          leftSection={<Sigma size={16} aria-hidden />}
          loading={isWanted && answer.isFetching}
          onClick={() => (isWanted ? void answer.refetch() : setWanted(asked))}
        >
          {t('showTotals')}
        </Button>
        <span role="alert">{isWanted && answer.isError ? answer.error.message : null}</span>
      </div>
    );
  return (
    <div className={classes.bar} aria-live="polite">
      <dl className={classes.sums}>
        {answer.data.totals.map(({ key, title, amount }) => (
          <div key={key} className={classes.sum}>
            <dt>{title}</dt>
            <dd>
              <MoneyText rupees={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <span className={classes.counted}>{t('counted', { count: answer.data.counted })}</span>
    </div>
  );
}
