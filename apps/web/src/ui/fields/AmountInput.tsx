import '@mantine/core/styles/Input.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatRupees, paisaFromRupees, parseRupees } from '@bahi/domain/numbers/money';
import { formatQuantity, parseQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../../platform/i18n.ts';
import { type NumberWriter, useNumberText } from '../texts/number-text.ts';
import classes from './AmountInput.module.css';

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'> & {
  value: unknown;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The unit stands in the column head of a grid: no रु inside the field. */
  withoutUnit?: boolean;
};

const writeAmount: NumberWriter = (value, language) => {
  const amount = typeof value === 'number' ? paisaFromRupees(value) : parseRupees(value);
  return amount === null ? null : formatRupees(amount, language);
};

const writeQuantity: NumberWriter = (value, language) => {
  const quantity = typeof value === 'number' ? quantityFromNumber(value) : parseQuantity(value);
  return quantity === null ? null : formatQuantity(quantity, language);
};

/** Rupees: either script, lakh grouping when left, right-aligned. Hands on what is sent, such as `1234.5`. */
export function AmountInput({ withoutUnit = false, ...props }: NumberInputProps) {
  const t = useTexts(uiMessages);
  const unit = withoutUnit ? {} : { leftSection: <span className={classes.unit}>{t('rupees')}</span> };
  return <WrittenNumberInput {...unit} {...props} write={writeAmount} />;
}

/** A quantity of up to four decimals. */
export function QuantityInput({ withoutUnit: _, ...props }: NumberInputProps) {
  return <WrittenNumberInput {...props} write={writeQuantity} />;
}

function WrittenNumberInput({
  value,
  onChange,
  onBlur,
  write,
  ...rest
}: Omit<NumberInputProps, 'withoutUnit'> & { write: NumberWriter }) {
  const number = useNumberText(value, write, onChange);
  return (
    <TextInput
      {...rest}
      value={number.shown}
      onFocus={(event) => {
        number.focus();
        event.currentTarget.select();
      }}
      onChange={(event) => number.type(event.currentTarget.value)}
      onBlur={() => {
        number.leave();
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.number }}
    />
  );
}
