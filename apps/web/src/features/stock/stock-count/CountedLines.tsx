import '@mantine/core/styles/Input.layer.css';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from '../stock-paper/PaperLines.module.css';
import { useCountTexts } from './use-count-texts.ts';

const most = 200;

/** The lines of a count in its details: those that differ, or all that were counted. */
export function CountedLines({ countId }: { countId: number }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { quantity, signed } = useCountTexts();
  const [show, setShow] = useState<'DIFFERENT' | 'COUNTED'>('DIFFERENT');
  const answer = useCall(
    stockCountContract.lines,
    { params: { id: countId }, query: { show, pageSize: most } },
    { staleTime: 0, keepPrevious: true },
  );
  const rows = answer.data?.rows ?? [];
  const showsValue = rows.some(({ value }) => value !== null);
  return (
    <>
      <NativeSelect
        mt="md"
        aria-label={t('lines')}
        value={show}
        onChange={(event) => setShow(event.currentTarget.value === 'COUNTED' ? 'COUNTED' : 'DIFFERENT')}
        data={[
          { value: 'DIFFERENT', label: t('showDifferent') },
          { value: 'COUNTED', label: t('showCounted') },
        ]}
      />
      {answer.isPending ? <FormSkeleton fields={3} /> : null}
      {answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data !== undefined && rows.length === 0 ? <p>{t('nothingShown')}</p> : null}
      {rows.length === 0 ? null : (
        <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('lines')}>
          <table className={classes.lines}>
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
                {showsValue ? (
                  <th scope="col" data-align="end">
                    {t('value')}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => (
                <tr key={line.id}>
                  <td>
                    {nameIn(language, line.particulars, line.particularsNp)}
                    <small>{line.countedBy}</small>
                  </td>
                  <td data-align="end">{quantity(line.expected)}</td>
                  <td data-align="end">
                    {line.counted === null ? '—' : quantity(line.counted)} {nameIn(language, line.unit, line.unitNp)}
                  </td>
                  <td data-align="end">{line.difference === null ? '—' : signed(line.difference)}</td>
                  {showsValue ? (
                    <td data-align="end">{line.value === null ? '—' : <MoneyText rupees={line.value} />}</td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
