import { screens } from '@bahi/contract/screens';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import paper from '../stock-paper/PaperLines.module.css';
import type { CountDetail, Differences } from './count-rows.ts';
import { BatchOfLost } from './BatchOfLost.tsx';
import { BatchOfFound } from './BatchOfFound.tsx';
import { CostOfOne } from './CostOfOne.tsx';
import classes from './CountSheet.module.css';
import { useCountTexts } from './use-count-texts.ts';

type Props = { opened: boolean; onClose: () => void; count: CountDetail };

/** What differs, with its value, before it is posted; what nothing tells the cost of is asked for here. */
export function ReviewCountDialog({ opened, onClose, count }: Props) {
  const t = useTexts(stockCountScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const params = { id: count.id };
  const found = useCall(stockCountContract.differences, { params }, { enabled: opened, staleTime: 0 });
  const post = useSend(stockCountContract.post);
  const send = async (): Promise<void> => {
    // A refusal has been shown as a toast.
    const posted = await post.mutateAsync({ params, body: {} }).catch(() => null);
    if (posted !== null) await navigate(`${screens.stockCounts}?view=${count.id}`);
  };
  const lacksCost = found.data?.rows.some(({ needsCost }) => needsCost) === true;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('reviewTitle')} size={900}>
      {found.isPending ? <FormSkeleton fields={4} /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : <Review found={found.data} count={count} />}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button
          loading={post.isPending}
          disabled={found.data === undefined || found.data.countedCount === 0 || lacksCost}
          onClick={() => void send()}
        >
          {t('post')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Review({ found, count }: { found: Differences; count: CountDetail }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { rows, openCount, surplusValue, shortageValue } = found;
  return (
    <div className={classes.review}>
      {openCount === 0 ? null : <p>{t('stillOpen', { count: formatNumber(openCount, language) })}</p>}
      {rows.length === 0 ? <p>{t('noDifferences')}</p> : <DifferentLines rows={rows} count={count} />}
      {surplusValue === null || shortageValue === null || rows.length === 0 ? null : (
        <p className={classes.sums}>
          <span>
            {t('surplus')}: <MoneyText rupees={surplusValue} withUnit />
          </span>
          <span>
            {t('shortage')}: <MoneyText rupees={shortageValue} withUnit />
          </span>
        </p>
      )}
    </div>
  );
}

function DifferentLines({ rows, count }: { rows: Differences['rows']; count: CountDetail }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { quantity, signed } = useCountTexts();
  return (
    <div className={paper.scroll} tabIndex={0} role="group" aria-label={t('differences')}>
      <table className={paper.lines}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col" data-align="end">
              {t('expected')}
            </th>
            <th scope="col" data-align="end">
              {t('counted')}
            </th>
            <th scope="col" data-align="end">
              {t('difference')}
            </th>
            <th scope="col" data-align="end">
              {t('value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.id}>
              <td>
                {nameIn(language, line.particulars, line.particularsNp)}
                {line.needsCost || line.unitCost !== null ? <CostOfOne countId={count.id} line={line} /> : null}
                {line.keepsBatches === true ? <BatchOfFound countId={count.id} line={line} /> : null}
                {line.losesBatches === true ? <BatchOfLost count={count} line={line} /> : null}
              </td>
              <td data-align="end">{quantity(line.expected)}</td>
              <td data-align="end">
                {quantity(line.counted ?? 0)} {nameIn(language, line.unit, line.unitNp)}
              </td>
              <td data-align="end">{signed(line.difference ?? 0)}</td>
              <td data-align="end">{line.value === null ? '—' : <MoneyText rupees={line.value} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
