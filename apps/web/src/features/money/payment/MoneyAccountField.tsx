import '@mantine/core/styles/Input.layer.css';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { groupsOfMode, type PaymentMode, paymentModes, usualAccount } from '@bahi/domain/posting/payment';
import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';

type Props<V extends FieldValues> = Omit<FieldProps<V>, 'label'> & {
  /** The mode whose accounts are offered, as it stands in the form. */
  mode: unknown;
  direction: SettlementDirection;
};

/** The cash box, bank account or wallet of a payment; shown where there is more than the usual one of its mode. */
export function MoneyAccountField<V extends FieldValues>({ mode, direction, ...props }: Props<V>) {
  const t = useTexts(moneyAccountScreenMessages);
  const { ref, name, text, change, blur, error } = useField(props);
  const known = paymentModes.find((word) => word === mode);
  const options = useMoneyAccounts(known, direction);
  const isOffered = options.some(({ value }) => value === text);
  // What was chosen of another mode is none of this one. What the record has stays, though it is offered no more.
  const before = useRef({ known, text });
  useEffect(() => {
    const isChosenAnew = before.current.known !== known && before.current.text === text;
    before.current = { known, text };
    if (isChosenAnew && text !== '' && !isOffered) change('');
  }, [known, text, isOffered, change]);
  const isKept = text !== '' && !isOffered;
  if (options.length < 2 && !isKept && error === undefined) return null;
  return (
    <NativeSelect
      {...inputProps({ ...props, label: t('account') })}
      ref={ref}
      name={name}
      value={text}
      data={isKept ? [...options, { value: text, label: t('keptAccount') }] : options}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
    />
  );
}

/**
 * What a payment of a mode may name: its usual account under the empty value, and the others in use, those of an outlet
 * with its name. None where the usual one is all there is.
 */
export function useMoneyAccounts(
  mode: PaymentMode | undefined,
  direction: SettlementDirection,
): { value: string; label: string }[] {
  const language = useLanguage();
  const { can, outlets, officeId } = useSession();
  const found = useCall(moneyAccountContract.choices, { query: {} }, { enabled: can(moneyAccountContract.choices) });
  if (mode === undefined) return [];
  const choices = found.data ?? [];
  const labelOf = (one: (typeof choices)[number]): string => {
    const outlet = officeId === null ? outlets.find(({ id }) => id === one.outletId) : undefined;
    const name = nameIn(language, one.name, one.nameNp);
    return outlet === undefined ? name : `${name} · ${nameIn(language, outlet.name, outlet.nameNp)}`;
  };
  const groups: readonly string[] = groupsOfMode[mode];
  const usual = usualAccount(mode, direction);
  const others = choices.filter(({ kind, code }) => groups.includes(kind) && code !== usual);
  // The bank that every business begins with is no choice by itself.
  if (!others.some(({ isBuiltIn }) => !isBuiltIn)) return [];
  const words = accountWords[usual];
  const ofUsual = choices.find(({ code }) => code === usual);
  const { name, nameNp } = ofUsual ?? { name: words?.en ?? usual, nameNp: words?.ne ?? usual };
  return [
    { value: '', label: nameIn(language, name, nameNp) },
    ...others.map((one) => ({ value: String(one.id), label: labelOf(one) })),
  ];
}
