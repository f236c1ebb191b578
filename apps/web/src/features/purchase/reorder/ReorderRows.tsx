import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { reorderScreen } from '@bahi/contract/purchase/reorder/reorder-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { useParties } from '../../../ui/fields/use-parties.ts';
import { MoneyText, NumberText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import classes from './Reorder.module.css';
import { type Order, type ReorderRow, wrongOf } from './use-order.ts';

type Props = { rows: readonly ReorderRow[]; order: Order };

/** What lacks, row by row, each with how many are to come and from whom. */
export function ReorderRows({ rows, order }: Props) {
  const t = useTexts(reorderScreen);
  const { can } = useSession();
  const mayOrder = can(reorderContract.makeDrafts);
  const all = order.open.length > 0 && order.chosen.length === order.open.length;
  const heads = [t('item'), t('onHand'), t('reorderPoint'), t('leadDays'), t('price')];
  return (
    <>
      <div className={classes.head}>
        {mayOrder ? (
          <Checkbox
            aria-label={t('chooseAll')}
            checked={all}
            indeterminate={!all && order.chosen.length > 0}
            disabled={order.open.length === 0}
            onChange={({ currentTarget }) => order.chooseAll(currentTarget.checked)}
          />
        ) : (
          <span />
        )}
        {heads.map((head, place) => (
          <span key={head} aria-hidden data-align={place === 0 ? undefined : 'end'}>
            {head}
          </span>
        ))}
        <span aria-hidden data-align="end">
          {mayOrder ? t('quantity') : null}
        </span>
        <span aria-hidden>{mayOrder ? t('vendor') : null}</span>
      </div>
      <ul className={classes.rows} aria-label={t('title')}>
        {rows.map((row) => (
          <Row key={row.itemLedgerDetailId} row={row} order={order} mayOrder={mayOrder} />
        ))}
      </ul>
    </>
  );
}

function Row({ row, order, mayOrder }: { row: ReorderRow; order: Order; mayOrder: boolean }) {
  const t = useTexts(reorderScreen);
  const language = useLanguage();
  const { can } = useSession();
  const name = nameOf(row, language);
  const unit = nameIn(language, row.unitName, row.unitNameNp);
  const units = (quantity: number): string =>
    `${formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language)} ${unit}`;
  return (
    <li className={classes.row}>
      {mayOrder ? (
        <Checkbox
          className={classes.choice ?? ''}
          aria-label={t('choose', { name })}
          checked={row.draftId === null && order.wishOf(row).isChosen}
          disabled={row.draftId !== null}
          onChange={({ currentTarget }) => order.change(row, { isChosen: currentTarget.checked })}
        />
      ) : (
        <span />
      )}
      <span className={classes.name}>
        {name}
        <small>{row.itemCode}</small>
      </span>
      <Figure label={t('onHand')}>
        <QuantityText value={row.stockQuantity} unit={unit} />
        {row.hasVariants ? <small>{t('ofItem', { quantity: units(row.itemStockQuantity) })}</small> : null}
      </Figure>
      <Figure label={t('reorderPoint')}>
        <QuantityText value={row.reorderPoint} />
      </Figure>
      <Figure label={t('leadDays')}>
        <NumberText value={row.leadDays} />
      </Figure>
      {row.draftId === null && mayOrder ? null : (
        <Figure label={t('price')}>
          <MoneyText rupees={row.lastPrice} />
        </Figure>
      )}
      {row.draftId !== null ? (
        <span className={classes.drafted}>
          {can(purchaseContract.save) ? (
            <TextLink to={screenAt(screens.editPurchase, { purchaseSetupId: row.draftId })}>
              {t('drafted', { quantity: units(row.draftQuantity ?? 0) })}
            </TextLink>
          ) : (
            t('drafted', { quantity: units(row.draftQuantity ?? 0) })
          )}
        </span>
      ) : mayOrder ? (
        <WishFields row={row} order={order} name={name} />
      ) : null}
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={classes.figure}>
      <small className={classes.label}>{label}</small>
      {children}
    </span>
  );
}

/** A field whose name stands in the head of its column on a desk, and above it on a phone. */
function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={classes.field}>
      <small className={classes.label} aria-hidden>
        {label}
      </small>
      {children}
    </span>
  );
}

/** At what price, how many, and from whom: as it was last is proposed. What is changed is meant. */
function WishFields({ row, order, name }: { row: ReorderRow; order: Order; name: string }) {
  const t = useTexts(reorderScreen);
  const language = useLanguage();
  const wish = order.wishOf(row);
  const wrong = wish.isChosen ? wrongOf(wish, row.lastPrice) : {};
  const parties = useParties(vendors.useRows, wish.vendor, ({ contact }) => inDigitsOf(contact, language));
  const choose = (id: number | string): void => {
    const vendor = parties.rows.find((party) => party.id === Number(id));
    if (vendor !== undefined) order.change(row, { vendor, isChosen: true });
  };
  return (
    <>
      <Field label={t('price')}>
        <AmountInput
          aria-label={t('priceOf', { name })}
          value={wish.rate === '' ? row.lastPrice : wish.rate}
          error={wrong.rate === true ? t('priceMissing') : undefined}
          onChange={(rate) => order.change(row, { rate, isChosen: true })}
          withoutUnit
        />
      </Field>
      <Field label={t('quantity')}>
        <QuantityInput
          aria-label={t('quantityOf', { name })}
          value={wish.quantity}
          error={wrong.quantity === true ? t('quantityMissing') : undefined}
          onChange={(quantity) => order.change(row, { quantity, isChosen: true })}
        />
      </Field>
      <SearchSelect
        className={classes.vendor ?? ''}
        aria-label={t('vendorOf', { name })}
        placeholder={t('vendor')}
        value={wish.vendor?.id ?? null}
        options={parties.options}
        isLoading={parties.isLoading}
        error={wrong.vendor === true ? t('vendorMissing') : undefined}
        onChange={choose}
        {...parties.searching}
      />
    </>
  );
}

function nameOf(row: ReorderRow, language: 'ne' | 'en'): string {
  const name = nameIn(language, row.itemName, row.itemNameLocLang);
  const values = nameIn(language, row.attributeValue, row.attributeValueLocLang);
  return values === '' ? name : `${name} (${values})`;
}
