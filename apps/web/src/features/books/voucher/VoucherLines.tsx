import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { formatRupees, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { textOf, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { AccountField } from './AccountField.tsx';
import { LineParty, type NamedParty } from './LineParty.tsx';
import { LineTax } from './LineTax.tsx';
import type { useVoucherAccounts } from './use-voucher-accounts.ts';
import { emptyLine, type LinedValues, proposedAmount, sumsOf } from './voucher-form.ts';
import classes from './VoucherLines.module.css';

type Accounts = ReturnType<typeof useVoucherAccounts>;
type Props = {
  form: AppForm<LinedValues>;
  accounts: Accounts;
  /** Whose lines of the voucher that is copied are, by name. */
  parties?: readonly NamedParty[];
};

/** The lines of a voucher: Enter goes on to the next one, which proposes what is missing; how they differ is told below. */
export function VoucherLines({ form, accounts, parties = [] }: Props) {
  const t = useTexts(voucherScreenMessages);
  const { control } = form;
  const rows = useFieldArray<LinedValues, 'lines', 'key', LinedValues>({ control, name: 'lines', keyName: 'key' });
  const add = (): void => {
    const lines = form.getValues('lines');
    const at = lines.length;
    rows.append({ ...emptyLine, ...proposedAmount(lines) }, { focusName: `lines.${at}.accountId` });
  };
  /** To the line below, which begins with what is missing where it has no amount yet; past the last of lines that agree to Save. */
  const goOn = (position: number, from: Element): void => {
    const lines = form.getValues('lines');
    const next = lines[position + 1];
    if (next === undefined) {
      const { debit, difference } = sumsOf(lines);
      if (debit === 0 || difference !== 0) return add();
      return from.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
    const at = `lines.${position + 1}` as const;
    if (!next.debit && !next.credit) {
      const proposed = proposedAmount(lines);
      form.setValue(`${at}.debit`, proposed.debit, { shouldDirty: true });
      form.setValue(`${at}.credit`, proposed.credit, { shouldDirty: true });
    }
    form.setFocus(`${at}.accountId`);
  };
  const remove = (position: number): void => {
    rows.remove(position);
    const last = form.getValues('lines').length - 1;
    form.setFocus(`lines.${Math.min(position, last)}.accountId`);
  };
  return (
    <>
      <p className={classes.keys}>{t('keys')}</p>
      <ul className={classes.rows} aria-label={t('lines')}>
        {rows.fields.map((row, position) => (
          <LineRow
            key={row.key}
            {...{ form, accounts, parties, position }}
            onEnter={(from) => goOn(position, from)}
            onRemove={rows.fields.length === 1 ? undefined : () => remove(position)}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
          {t('addLine')}
        </Button>
        <Sums form={form} />
      </div>
    </>
  );
}

type RowProps = Props & {
  position: number;
  onEnter: (from: Element) => void;
  onRemove: (() => void) | undefined;
};

function LineRow({ form, accounts, parties = [], position, onEnter, onRemove }: RowProps) {
  const t = useTexts(voucherScreenMessages);
  const { control } = form;
  const at = `lines.${position}` as const;
  const ofAccount = useField<LinedValues>({ control, name: `${at}.accountId` });
  const account = {
    ...ofAccount,
    // A bill that was chosen, and what tax was held back of, is of the account that stood there.
    change: (next: unknown): void => {
      ofAccount.change(next);
      for (const field of ['documentId', 'tdsNature', 'tdsBase', 'tdsPortalType'] as const)
        form.setValue(`${at}.${field}`, '');
    },
  };
  const category = useField<LinedValues>({ control, name: `${at}.categoryId` });
  const spoken = (label: string): string => `${label} ${position + 1}`;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey) return;
    event.preventDefault();
    onEnter(event.currentTarget);
  };
  const pressAnywhere = (event: KeyboardEvent): void => {
    if (event.key !== 'Backspace' || !(event.ctrlKey || event.metaKey) || onRemove === undefined) return;
    event.preventDefault();
    onRemove();
  };
  /** An amount stands on one side. */
  const clear = (side: 'debit' | 'credit') => (value: string) => {
    if (value !== '') form.setValue(`${at}.${side}`, '', { shouldDirty: true });
  };
  const amount = (side: 'debit' | 'credit', other: 'debit' | 'credit') => (
    <div onKeyDown={press}>
      <AmountField
        control={control}
        name={`${at}.${side}`}
        label={t(side)}
        spokenLabel={spoken(t(side))}
        onChanged={clear(other)}
      />
    </div>
  );
  return (
    <li className={classes.row} onKeyDown={pressAnywhere}>
      <div className={classes.account}>
        <AccountField {...{ account, category, accounts }} label={t('account')} aria-label={spoken(t('account'))} />
        <LineParty {...{ form, accounts, parties, position }} />
        <LineTax {...{ form, accounts, parties, position }} />
      </div>
      {amount('debit', 'credit')}
      {amount('credit', 'debit')}
      <div className={classes.narration} onKeyDown={press}>
        <TextField
          control={control}
          name={`${at}.narration`}
          label={t('lineNarration')}
          spokenLabel={spoken(t('lineNarration'))}
          maxLength={200}
        />
      </div>
      {onRemove === undefined ? null : (
        <DangerIcon
          className={classes.remove ?? ''}
          aria-label={t('removeLine', { number: position + 1 })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
        </DangerIcon>
      )}
    </li>
  );
}

/** What the lines come to, and whether they agree. */
function Sums({ form }: Pick<Props, 'form'>) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const lines = useWatch({ control: form.control, name: 'lines' });
  const { debit, credit, difference } = sumsOf(lines);
  const told = (amount: Paisa): string => formatRupees(amount, language);
  const refused = form.formState.errors.lines;
  const message = refused?.message ?? refused?.root?.message;
  const isWrong = difference !== 0 || message !== undefined;
  const state =
    difference === 0
      ? t('balanced')
      : t('notBalanced', { amount: formatRupees(difference < 0 ? negatePaisa(difference) : difference, language) });
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>{t('debit')}</dt>
          <dd>{told(debit)}</dd>
        </div>
        <div>
          <dt>{t('credit')}</dt>
          <dd>{told(credit)}</dd>
        </div>
      </dl>
      <p className={`${classes.state} ${isWrong ? classes.wrong : ''}`} role="status">
        {message !== undefined && difference === 0 ? textOf(message, {}, language) : debit + credit > 0 ? state : ''}
      </p>
    </>
  );
}
