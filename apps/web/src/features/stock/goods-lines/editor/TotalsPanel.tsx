import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { standardVatRateHundredths } from '@bahi/domain/tax';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DiscountType, discountKindOf } from '../grid/DiscountType.tsx';
import { TotalsAmount, TotalsRow, useNote } from './TotalsRow.tsx';
import { useEditorState, useEditorStore } from './use-editor-store.ts';
import lines from '../grid/LineGrid.module.css';
import { NumberCell, writeAmount, writeQuantity } from '../grid/NumberCell.tsx';
import classes from './TotalsPanel.module.css';

type Props = {
  panel: RefObject<HTMLElement | null>;
  /** Where the rounding is entered as another's paper says it. */
  rounding: ReactNode;
  children: ReactNode;
};

/** What the document comes to, at each keystroke; the discount of the whole and the shipping are entered here. */
export function TotalsPanel({ panel, rounding: entered, children }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const vatRegistered = useEditorState((state) => state.rules.vatRegistered);
  const total = useEditorState((state) => state.total);
  const hasMistakes = useEditorState((state) => state.problems.size > 0);
  const grandTotal = total?.grandTotal ?? zeroPaisa;
  const rounding = total?.rounding ?? zeroPaisa;
  const showsExempt = vatRegistered && (total?.exemptAmount ?? 0) > 0;
  const showsZeroRated = vatRegistered && (total?.zeroRatedAmount ?? 0) > 0;
  return (
    <section ref={panel} className={classes.panel} aria-label={t('totals')} onKeyDown={goOnByEnter}>
      <dl className={classes.list}>
        <TotalsRow label={t('subTotal')} amount={total?.subTotal} />
        <DocumentDiscount amount={total?.documentDiscount ?? zeroPaisa} />
        <Shipping />
        {vatRegistered ? <TotalsRow label={t('taxable')} amount={total?.taxableAmount} isSoft /> : null}
        {showsZeroRated ? <TotalsRow label={t('zeroRated')} amount={total?.zeroRatedAmount} isSoft /> : null}
        {showsExempt ? <TotalsRow label={t('exempt')} amount={total?.exemptAmount} isSoft /> : null}
        {vatRegistered
          ? vatRows(total?.vatByRate ?? []).map((row) => (
              <TotalsRow
                key={row.taxRateHundredths}
                label={t('vat', { rate: formatNumber(row.taxRateHundredths / 100, language) })}
                amount={row.vat}
              />
            ))
          : null}
        {entered ?? (rounding === 0 ? null : <TotalsRow label={t('rounding')} amount={rounding} />)}
      </dl>
      <p className={classes.grand}>
        <span>{t('grandTotal')}</span>
        <output>{formatRupees(grandTotal, language)}</output>
      </p>
      <p className={classes.words}>{grandTotal > 0 ? amountInWords(grandTotal, language) : null}</p>
      {hasMistakes && total !== null ? <p className={classes.remark}>{t('unfinished')}</p> : null}
      {children}
    </section>
  );
}

/** Enter goes from field to field, and at the end to the first button: issuing. */
function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, [data-main-action]')];
  stops[stops.indexOf(target) + (event.shiftKey ? -1 : 1)]?.focus();
}

/** Before the first line the standard rate stands there with nothing. */
function vatRows(rows: readonly { taxRateHundredths: number; vat: Paisa }[]) {
  return rows.length > 0 ? rows : [{ taxRateHundredths: standardVatRateHundredths, vat: zeroPaisa }];
}

function DocumentDiscount({ amount }: { amount: Paisa }) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const kind = useEditorState((state) => state.head.discountType);
  const value = useEditorState((state) => state.head.discount);
  const note = useNote('discount');
  const press = (event: KeyboardEvent): void => {
    const discountType = discountKindOf(event);
    if (discountType === null) return;
    event.preventDefault();
    store.setHead({ discountType });
  };
  return (
    <div className={classes.row}>
      <dt>{t('discount')}</dt>
      <dd className={classes.field}>
        <div className={lines.withKind} onKeyDown={press}>
          <NumberCell
            name="discount"
            label={t('discount')}
            value={value}
            write={kind === '1' ? writeQuantity : writeAmount}
            onChange={(discount) => store.setHead({ discount })}
            onLeave={() => store.touch('discount')}
            {...note.props}
          />
          <DiscountType name="discountType" kind={kind} onChange={(discountType) => store.setHead({ discountType })} />
        </div>
        {note.shown}
        {kind === '1' && amount > 0 ? (
          <small className={lines.note}>{`− ${formatRupees(amount, language)}`}</small>
        ) : null}
      </dd>
    </div>
  );
}

function Shipping() {
  const t = useTexts(goodsLinesScreenMessages);
  const store = useEditorStore();
  const value = useEditorState((state) => state.head.shippingCharge);
  return (
    <TotalsAmount
      place="shippingCharge"
      label={t('shipping')}
      value={value}
      onChange={(shippingCharge) => store.setHead({ shippingCharge })}
    />
  );
}
