import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { SearchBox } from '../../../ui/form/SearchBox.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import type { PriceValues, Variant } from './price-form.ts';
import classes from './PricePage.module.css';
import { PriceRow } from './PriceRow.tsx';
import { isFound } from './variant-search.ts';

type Props = { form: AppForm<PriceValues>; variants: readonly Variant[]; outletId: number };

const usualPageSize = 50;

/**
 * The rows of prices and codes, a page of them at a time: what was typed into others stays, and is saved with them. A
 * scanner ends a code with Enter, which leads to the next variant.
 */
export function PriceTable({ form, variants, outletId }: Props) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const [view, setView] = useState({ search: '', page: 0, pageSize: usualPageSize });
  const found = variants.flatMap((variant, position) => (isFound(variant, view.search) ? [position] : []));
  const shown = found.slice(view.page * view.pageSize, (view.page + 1) * view.pageSize);
  useWrongRow(form, (position) => {
    if (shown.includes(position)) return;
    setView((before) => ({ ...before, search: '', page: Math.floor(position / before.pageSize) }));
  });
  return (
    <>
      {variants.length > 1 ? (
        <SearchBox
          value={view.search}
          label={t('searchVariants')}
          onSearch={(search) => setView((before) => ({ ...before, search: search.trim(), page: 0 }))}
        />
      ) : null}
      <div className={classes.head} aria-hidden>
        <span>{t('variant')}</span>
        <span data-align="end">{t('inRupees', { name: t('sellingPrice') })}</span>
        <span data-align="end">{t('inRupees', { name: t('purchasePrice') })}</span>
        <span data-align="end">{t('inRupees', { name: t('mrp') })}</span>
        <span>{t('vatIncluded')}</span>
        <span data-align="end">{t('openingStock')}</span>
        <span>{t('sku')}</span>
        <span>{t('barcode')}</span>
      </div>
      <ul className={classes.rows} aria-label={t('prices')} onKeyDown={(event) => moveInColumn(event, shown)}>
        {shown.flatMap((position) => {
          const variant = variants[position];
          if (variant === undefined) return [];
          const name = nameIn(language, variant.attributeValue, variant.attributeValueLocLang) || t('itemItself');
          return (
            <PriceRow
              key={variant.id}
              control={form.control}
              position={position}
              variant={variant}
              name={name}
              outletId={outletId}
            />
          );
        })}
      </ul>
      {variants.length > view.pageSize ? (
        <Pagination
          pageNumber={view.page}
          pageSize={view.pageSize}
          total={found.length}
          onPage={(page) => setView((before) => ({ ...before, page }))}
          onPageSize={(pageSize) => setView((before) => ({ ...before, page: 0, pageSize }))}
        />
      ) : null}
    </>
  );
}

/** After each try to save: the first row with a mistake, which may stand on another page. */
function useWrongRow({ formState }: AppForm<PriceValues>, show: (position: number) => void): void {
  const { errors, submitCount } = formState;
  const wrong = Object.keys(errors.rows ?? {}).find((key) => /^\d+$/.test(key));
  useEffect(() => {
    if (submitCount > 0 && wrong !== undefined) show(Number(wrong));
    // Once for each try: what is mended meanwhile leads nowhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows lead to the same cell of the next row; nothing here is saved by Enter. */
function moveInColumn(event: KeyboardEvent<HTMLElement>, shown: readonly number[]): void {
  const step = steps[event.key];
  const name = event.target instanceof HTMLInputElement ? /^rows\.(\d+)\.([\w.]+)$/.exec(event.target.name) : null;
  if (step === undefined || name === null) return;
  event.preventDefault();
  const next = shown[shown.indexOf(Number(name[1])) + step];
  const cell = event.currentTarget.querySelector(`[name="rows.${next}.${name[2]}"]`);
  if (cell instanceof HTMLInputElement) cell.focus();
}
