import '@mantine/core/styles/Input.layer.css';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { pageSizes } from '@bahi/contract/paging';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import type { UseRows } from '../../../ui/fields/use-long-list.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { type Goods, GoodsPicker } from '../stock-paper/GoodsPicker.tsx';
import type { CountDetail } from './count-rows.ts';
import { CountLineRow } from './CountLineRow.tsx';
import classes from './CountSheet.module.css';
import { useCountTexts } from './use-count-texts.ts';

const shown = ['ALL', 'OPEN', 'COUNTED', 'DIFFERENT'] as const;
type Shown = (typeof shown)[number];
const words = { ALL: 'showAll', OPEN: 'showOpen', COUNTED: 'showCounted', DIFFERENT: 'showDifferent' } as const;

/** The lines of a sheet: scanned and picked ones come onto it, each is saved by itself as soon as it is typed. */
export function CountSheet({ count }: { count: CountDetail }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { quantity } = useCountTexts();
  const [show, setShow] = useState<Shown>('ALL');
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(pageSizes[4]);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 300);
  const [latest, setLatest] = useState<string | null>(null);
  const save = useSend(stockCountContract.saveLine);
  const params = { id: count.id };
  const answer = useCall(
    stockCountContract.lines,
    { params, query: { show, search: asked, pageNumber: page, pageSize } },
    { staleTime: 0, keepPrevious: true },
  );
  const useGoods: UseRows<Goods> = (query, options) =>
    useCall(stockCountContract.goods, { query: { ...query, outletId: count.outletId } }, options);
  /** One more of what bears the code; it is on the sheet from then on. */
  const scan = async (code: string): Promise<string | null> => {
    const body = { code, quantity: 1, isAdded: true };
    const line = await save.mutateAsync({ params, body }).catch(() => null);
    if (line === null) return null;
    const text = t('nowCounted', {
      name: nameIn(language, line.particulars, line.particularsNp),
      count: quantity(line.counted ?? 0),
    });
    setLatest(text);
    // What was looked for before is not what is counted now.
    setSearch('');
    return text;
  };
  const pick = (goods: Goods): void => {
    setShow('ALL');
    setPage(0);
    setSearch(goods.sku ?? goods.barcode ?? goods.code);
    save.mutate({ params, body: { itemLedgerDetailId: goods.itemLedgerDetailId } });
  };
  const rows = answer.data?.rows ?? [];
  return (
    <Surface>
      <GoodsPicker useGoods={useGoods} onPick={pick} onScan={scan} />
      <p className={classes.latest} role="status">
        {latest}
      </p>
      <div className={classes.tools}>
        <NativeSelect
          aria-label={t('lines')}
          value={show}
          onChange={(event) => {
            setShow(shown.find((one) => one === event.currentTarget.value) ?? 'ALL');
            setPage(0);
          }}
          data={shown.map((one) => ({ value: one, label: t(words[one]) }))}
        />
        <TextInput
          aria-label={t('searchLines')}
          placeholder={t('searchLines')}
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(0);
          }}
        />
      </div>
      {answer.isPending ? <FormSkeleton fields={6} /> : null}
      {answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data !== undefined && rows.length === 0 ? (
        <EmptyState
          icon={<ClipboardList size={32} aria-hidden />}
          title={t('nothingShown')}
          text={count.lineCount === 0 ? t('emptySheet') : ''}
        />
      ) : null}
      {rows.length === 0 ? null : (
        <ul className={classes.rows} aria-label={t('lines')}>
          {rows.map((line) => (
            <CountLineRow key={line.itemLedgerDetailId} countId={count.id} line={line} />
          ))}
        </ul>
      )}
      {(answer.data?.recordsTotal ?? 0) > pageSizes[0] ? (
        <Pagination
          total={answer.data?.recordsTotal ?? 0}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      ) : null}
    </Surface>
  );
}
