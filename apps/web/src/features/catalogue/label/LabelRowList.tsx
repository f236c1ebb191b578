import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { itemCodeScreenMessages } from '@bahi/contract/catalogue/item-code/item-code-screen.messages';
import { mostLabels } from '@bahi/domain/goods/label-sizes';
import { Button } from '@mantine/core';
import { Barcode, Tags, X } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { useMakeCodes } from '../item-code/use-make-codes.ts';
import type { LabelLook } from './label-look.ts';
import { nameOfRow } from './label-name.ts';
import classes from './LabelPage.module.css';
import { copiesOf, type LabelRows, type PickedRow } from './use-label-rows.ts';

/** What gets labels, and how many each; what has no code yet can be given one. */
export function LabelRowList({ rows, price }: { rows: LabelRows; price: LabelLook['price'] }) {
  const t = useTexts(labelScreenMessages);
  if (rows.isPending) return <FormSkeleton fields={4} />;
  if (rows.picked.length === 0)
    return <EmptyState icon={<Tags size={32} aria-hidden />} title={t('title')} text={t('empty')} />;
  return (
    <>
      <WithoutCode rows={rows} />
      <div className={classes.head} aria-hidden>
        <span>{t('item')}</span>
        <span>{t('sku')}</span>
        <span>{t('barcode')}</span>
        <span data-align="end">{t('price')}</span>
        <span data-align="end">{t('copies')}</span>
        <span />
      </div>
      <ul className={classes.rows} aria-label={t('picked')}>
        {rows.picked.map((picked) => (
          <Row key={picked.row.itemLedgerDetailId} picked={picked} rows={rows} price={price} />
        ))}
      </ul>
      <Button variant="subtle" onClick={rows.clear}>
        {t('clear')}
      </Button>
    </>
  );
}

function Row({ picked, rows, price }: { picked: PickedRow; rows: LabelRows; price: LabelLook['price'] }) {
  const t = useTexts(labelScreenMessages);
  const language = useLanguage();
  const { row, copies } = picked;
  const name = nameOfRow(row, language);
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <span className={classes.code}>
        <small>{t('sku')} </small>
        {row.sku ?? '—'}
      </span>
      <span className={classes.code}>
        <small>{t('barcode')} </small>
        {row.barcode ?? '—'}
      </span>
      <span className={classes.amount}>
        <MoneyText rupees={priceOn(row, price)} withUnit />
      </span>
      <QuantityInput
        className={classes.copies ?? ''}
        aria-label={t('copiesFor', { name })}
        value={copies}
        onChange={(value) => rows.setCopies(row.itemLedgerDetailId, value)}
        error={copiesOf(picked) === null ? t('wrongCopies', { most: mostLabels }) : undefined}
      />
      <DangerIcon
        className={classes.remove ?? ''}
        aria-label={t('removeRow', { name })}
        onClick={() => rows.remove(row.itemLedgerDetailId)}
      >
        <X size={18} aria-hidden />
      </DangerIcon>
    </li>
  );
}

/** The price that its label bears: of goods without a printed one what is asked for them, with VAT; null for none. */
function priceOn(row: PickedRow['row'], price: LabelLook['price']): number | null {
  if (price === 'NONE') return null;
  if (price === 'WITHOUT_VAT') return row.priceWithoutVat;
  return (price === 'MRP' ? row.mrp : null) ?? row.priceWithVat;
}

/** Says which have nothing that could be drawn as bars, and makes it. */
function WithoutCode({ rows }: { rows: LabelRows }) {
  const t = useTexts(labelScreenMessages);
  const codes = useTexts(itemCodeScreenMessages);
  const { mayMake, isMaking, make } = useMakeCodes();
  const without = rows.picked.filter(({ row: { sku, barcode } }) => sku === null && barcode === null);
  const uncoded = rows.picked.filter(({ row: { barcode } }) => barcode === null);
  if (uncoded.length === 0) return null;
  const itemLedgerDetailIds = uncoded.map(({ row }) => row.itemLedgerDetailId);
  return (
    <div className={classes.without}>
      {without.length === 0 ? null : <span>{t('withoutCode', { count: without.length })}</span>}
      {mayMake ? (
        <Button
          variant="default"
          leftSection={<Barcode size={18} aria-hidden />}
          loading={isMaking}
          onClick={() => void make({ itemLedgerDetailIds }).then(rows.refresh)}
        >
          {codes('make')}
        </Button>
      ) : null}
    </div>
  );
}
