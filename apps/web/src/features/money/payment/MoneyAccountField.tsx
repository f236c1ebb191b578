import '@mantine/core/styles/Input.layer.css';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { groupsOfMode, type PaymentMode, paymentModes, usualAccount } from '@bahi/domain/posting/payment';
import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
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
  const { options, isKnown } = useMoneyAccounts(known, direction);
  // What was chosen of another mode is none of this one.
  const isOther = isKnown && text !== '' && !options.some(({ value }) => value === text);
  useEffect(() => {
    if (isOther) change('');
  }, [isOther, change]);
  if (options.length < 2 && error === undefined) return null;
  return (
    <NativeSelect
      {...inputProps({ ...props, label: t('account') })}
      ref={ref}
      name={name}
      value={text}
      data={options}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
    />
  );
}

/** What a payment of a mode may name: its usual account under the empty value, and the others in use. */
function useMoneyAccounts(mode: PaymentMode | undefined, direction: SettlementDirection) {
  const language = useLanguage();
  const { can } = useSession();
  const found = useCall(moneyAccountContract.choices, { query: {} }, { enabled: can(moneyAccountContract.choices) });
  const choices = found.data ?? [];
  if (mode === undefined) return { options: [], isKnown: true };
  const groups: readonly string[] = groupsOfMode[mode];
  const usual = usualAccount(mode, direction);
  const others = choices.filter(({ kind, code }) => groups.includes(kind) && code !== usual);
  const ofUsual = choices.find(({ code }) => code === usual);
  const words = accountWords[usual];
  const usualName =
    ofUsual === undefined
      ? nameIn(language, words?.en ?? usual, words?.ne ?? usual)
      : nameIn(language, ofUsual.name, ofUsual.nameNp);
  const own = others.map((one) => ({ value: String(one.id), label: nameIn(language, one.name, one.nameNp) }));
  // The bank that every business begins with is no choice by itself.
  const isChoice = others.some(({ isBuiltIn }) => !isBuiltIn);
  return { options: isChoice ? [{ value: '', label: usualName }, ...own] : [], isKnown: found.data !== undefined };
}
