import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { pageSizes } from '@bahi/contract/paging';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { NativeSelect } from '@mantine/core';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { pageCountOf, pageNumbersInView } from './page-numbers.ts';
import classes from './Pagination.module.css';

type Props = {
  /** Counted from 0. */
  pageNumber: number;
  pageSize: number;
  total: number;
  onPage: (pageNumber: number) => void;
  onPageSize: (pageSize: number) => void;
};

/** The foot of a list: which rows these are, the pages, and the rows per page. */
export function Pagination({ pageNumber, pageSize, total, onPage, onPageSize }: Props) {
  const t = useTexts(uiMessages);
  const language = useLanguage();
  const pageCount = pageCountOf(total, pageSize);
  const last = pageCount - 1;
  const current = Math.min(pageNumber, last);
  const from = total === 0 ? 0 : current * pageSize + 1;
  return (
    <div className={classes.foot}>
      <span className={classes.range}>
        {t('range', { from, to: Math.min(total, (current + 1) * pageSize), count: total })}
      </span>
      <nav className={classes.pages} aria-label={t('pages')}>
        <Step label={t('firstPage')} disabled={current === 0} onClick={() => onPage(0)}>
          <ChevronFirst size={18} aria-hidden />
        </Step>
        <Step label={t('previousPage')} disabled={current === 0} onClick={() => onPage(current - 1)}>
          <ChevronLeft size={18} aria-hidden />
        </Step>
        {pageNumbersInView(current, pageCount).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.page}
            aria-label={t('page', { number: number + 1 })}
            aria-current={number === current ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {formatNumber(number + 1, language)}
          </button>
        ))}
        <Step label={t('nextPage')} disabled={current === last} onClick={() => onPage(current + 1)}>
          <ChevronRight size={18} aria-hidden />
        </Step>
        <Step label={t('lastPage')} disabled={current === last} onClick={() => onPage(last)}>
          <ChevronLast size={18} aria-hidden />
        </Step>
      </nav>
      {/* A list that is read as a whole has no such choice. */}
      {pageSizes.some((size) => size === pageSize) ? (
        <NativeSelect
          className={classes.size ?? ''}
          aria-label={t('rowsPerPage')}
          value={String(pageSize)}
          data={pageSizes.map((size) => ({ value: String(size), label: formatNumber(size, language) }))}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      ) : null}
    </div>
  );
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button type="button" className={classes.page} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
