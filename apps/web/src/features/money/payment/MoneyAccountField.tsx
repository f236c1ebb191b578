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
  /** Where the payment is; without it the accounts of all outlets are offered. */
  outletId?: number | null;
};

/** The cash box, bank account or wallet of a payment; shown where there is more than the usual one of its mode. */
export function MoneyAccountField<V extends FieldValues>({ mode, direction, outletId = null, ...props }: Props<V>) {
  const t = useTexts(moneyAccountScreenMessages);
  const { ref, name, text, change, blur, error } = useField(props);
  const known = paymentModes.find((word) => word === mode);
  const { options, isKept } = useMoneyAccounts({ mode: known, direction, outletId, chosen: text });
  // What was chosen of another mode or outlet is none of this one. What the record has stays, though it is offered no more.
  const before = useRef({ known, outletId, text });
  useEffect(() => {
    const isElsewhere = before.current.known !== known || before.current.outletId !== outletId;
    const isChosenAnew = isElsewhere && before.current.text === text;
    before.current = { known, outletId, text };
    if (isChosenAnew && isKept) change('');
  }, [known, outletId, text, isKept, change]);
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

type Asked = {
  mode: PaymentMode | undefined;
  direction: SettlementDirection;
  /** Where the payment is; null offers the accounts of all outlets. */
  outletId?: number | null;
  /** The account that was chosen before, by its id; empty for the usual one. */
  chosen: string;
};
type Offered = {
  options: { value: string; label: string }[];
  /** What was chosen is offered no more: out of use since, or of another mode or outlet. */
  isKept: boolean;
};

/**
 * What a payment of a mode may name: its usual account under the empty value, the others in use, those of an outlet with
 * its name, and what was chosen before. None where the usual one is all there is.
 */
export function useMoneyAccounts({ mode, direction, outletId = null, chosen }: Asked): Offered {
  const t = useTexts(moneyAccountScreenMessages);
  const language = useLanguage();
  const { can, outlets, officeId } = useSession();
  const found = useCall(moneyAccountContract.choices, { query: {} }, { enabled: can(moneyAccountContract.choices) });
  if (mode === undefined) return { options: [], isKept: false };
  const choices = (found.data ?? []).filter(
    (one) => one.outletId === null || outletId === null || one.outletId === outletId,
  );
  const labelOf = (one: (typeof choices)[number]): string => {
    const outlet = officeId === null ? outlets.find(({ id }) => id === one.outletId) : undefined;
    const name = nameIn(language, one.name, one.nameNp);
    return outlet === undefined ? name : `${name} · ${nameIn(language, outlet.name, outlet.nameNp)}`;
  };
  const groups: readonly string[] = groupsOfMode[mode];
  const usual = usualAccount(mode, direction);
  const others = choices.filter(({ kind, code }) => groups.includes(kind) && code !== usual);
  const isKept = chosen !== '' && !others.some(({ id }) => String(id) === chosen);
  // The bank that every business begins with is no choice by itself.
  if (!isKept && !others.some(({ isBuiltIn }) => !isBuiltIn)) return { options: [], isKept };
  const words = accountWords[usual];
  const ofUsual = choices.find(({ code }) => code === usual);
  const { name, nameNp } = ofUsual ?? { name: words?.en ?? usual, nameNp: words?.ne ?? usual };
  return {
    isKept,
    options: [
      { value: '', label: nameIn(language, name, nameNp) },
      ...others.map((one) => ({ value: String(one.id), label: labelOf(one) })),
      ...(isKept ? [{ value: chosen, label: t('keptAccount') }] : []),
    ],
  };
}
