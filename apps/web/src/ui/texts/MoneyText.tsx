import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaFromRupees } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import classes from './MoneyText.module.css';

/**
 * Rupees, as they come on the wire, with lakh grouping in the digits of the language. `withUnit` writes रु before it;
 * in a table the unit stands once in the head of the column.
 */
export function MoneyText({ rupees, withUnit = false }: { rupees: number | null | undefined; withUnit?: boolean }) {
  const t = useTexts(uiMessages);
  const language = useLanguage();
  if (rupees === null || rupees === undefined) return '—';
  const amount = paisaFromRupees(rupees);
  const text = amount === null ? formatNumber(rupees, language) : formatRupees(amount, language);
  return <span className={classes.number}>{withUnit ? `${t('rupees')} ${text}` : text}</span>;
}

/** What is left to pay, beside the total on a phone's card, where no column says it; nothing unless a part is paid. */
export function LeftText({ rupees, isPart }: { rupees: number; isPart: boolean }) {
  const t = useTexts(uiMessages);
  if (!isPart) return null;
  return (
    <>
      {t('left')} <MoneyText rupees={rupees} withUnit />
    </>
  );
}

/** A count, or another plain number. */
export function NumberText({ value }: { value: number | null | undefined }) {
  const language = useLanguage();
  if (value === null || value === undefined) return '—';
  return <span className={classes.number}>{formatNumber(value, language)}</span>;
}

/** A quantity of up to four decimals, with its unit where one is given. */
export function QuantityText({ value, unit }: { value: number | null | undefined; unit?: string | undefined }) {
  const language = useLanguage();
  if (value === null || value === undefined) return '—';
  const quantity = quantityFromNumber(value);
  const text = quantity === null ? formatNumber(value, language) : formatQuantity(quantity, language);
  return <span className={classes.number}>{unit === undefined ? text : `${text} ${unit}`}</span>;
}
