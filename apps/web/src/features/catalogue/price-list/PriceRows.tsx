import { mostPricesAtOnce, type priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '../../../platform/api-client.ts';
import type { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import type { ListState } from '../../../platform/use-list-state.ts';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';
import { useSaveShortcut } from '../../../ui/form/use-save-shortcut.ts';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { SearchBox } from '../../../ui/form/SearchBox.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { EmptyState, ErrorState, NoMatchState } from '../../../ui/shell/EmptyState.tsx';
import { NewPriceRow } from './NewPriceRow.tsx';
import { withNewRow } from './price-edits.ts';
import { ListedPriceRow } from './ListedPriceRow.tsx';
import classes from './PriceRows.module.css';
import type { PriceEditing } from './use-price-edits.ts';

type Props = {
  state: ListState<never>;
  answer: UseQueryResult<Result<typeof priceListContract.listPrices>, ApiError>;
  edits: PriceEditing;
  mayEdit: boolean;
};

/** Prices as rows to write in: new ones above, then a page of those that are there. Enter and the arrows go along a column. */
export function PriceRows({ state, answer, edits, mayEdit }: Props) {
  const t = useTexts(priceListScreenMessages);
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(form);
  const focusFirst = (selector: string): void => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = (): void => {
    flushSync(() => edits.change(withNewRow));
    focusFirst('[data-new]:last-child input');
  };
  const save = async (): Promise<void> => {
    if (edits.count === 0 || edits.isTooMuch || edits.isSaving) return;
    if (!(await edits.save())) requestAnimationFrame(() => focusFirst('[aria-invalid="true"]'));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes.bar}>
        <SearchBox value={state.search} label={t('searchPrices')} onSearch={state.setSearch} />
        {mayEdit ? (
          <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
            {t('addPrice')}
          </Button>
        ) : null}
      </div>
      <section className={classes.surface} aria-busy={answer.isFetching} onKeyDown={moveInColumn}>
        {edits.edits.added.length === 0 ? null : (
          <ul className={classes.rows} aria-label={t('newPrices')}>
            {edits.edits.added.map((row, position) => (
              <NewPriceRow key={row.key} row={row} number={position + 1} edits={edits} onNext={add} />
            ))}
          </ul>
        )}
        <ListedPrices state={state} answer={answer} edits={edits} mayEdit={mayEdit} />
      </section>
      {mayEdit ? <SaveBar edits={edits} /> : null}
      <LeaveDialog isDirty={edits.count > 0 && !edits.isSaving} />
    </form>
  );
}

function ListedPrices({ state, answer, edits, mayEdit }: Props) {
  const t = useTexts(priceListScreenMessages);
  const ui = useTexts(uiMessages);
  const words = useTexts(itemVariantScreenMessages);
  if (answer.isPending) return <ListSkeleton columns={5} isTable={false} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { rows, recordsTotal } = answer.data;
  if (rows.length === 0 && state.isFiltered) return <NoMatchState onClear={state.clearFilters} />;
  if (rows.length === 0)
    return <EmptyState title={ui('emptyTitle')} text={t(mayEdit ? 'pricesEmpty' : 'pricesEmptyRead')} />;
  return (
    <>
      <p className={classes.hint}>{mayEdit ? words('keysHint') : null}</p>
      <div className={classes.head} aria-hidden>
        <span>{t('item')}</span>
        <span data-align="end">{t('fromQuantity')}</span>
        <span data-align="end">{t('price')}</span>
        <span data-align="end">{t('sellingPrice')}</span>
        <span data-align="end">{t('mrp')}</span>
        <span />
      </div>
      <ul className={classes.rows} aria-label={t('prices')} data-stale={answer.isPlaceholderData || undefined}>
        {rows.map((row) => (
          <ListedPriceRow key={row.id} row={row} edits={edits} mayEdit={mayEdit} />
        ))}
      </ul>
      <Pagination
        pageNumber={state.pageNumber}
        pageSize={state.pageSize}
        total={recordsTotal}
        onPage={state.setPage}
        onPageSize={state.setPageSize}
      />
    </>
  );
}

function SaveBar({ edits }: { edits: PriceEditing }) {
  const t = useTexts(priceListScreenMessages);
  return (
    <div className={classes.foot}>
      <span role="status">
        {edits.isTooMuch
          ? t('tooMany', { most: mostPricesAtOnce })
          : edits.count === 0
            ? null
            : t('unsaved', { count: edits.count })}
      </span>
      <Button type="submit" loading={edits.isSaving} disabled={edits.count === 0 || edits.isTooMuch}>
        {t('savePrices')}
      </Button>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows lead to the same cell of the next row that is there; a new row knows its own Enter. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  const { cell } = event.target.dataset;
  if (cell === undefined) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-cell="${cell}"]`)];
  cells[cells.indexOf(event.target) + step]?.focus();
}
