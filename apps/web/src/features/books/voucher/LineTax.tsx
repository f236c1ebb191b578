import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { portalTypeKeys, tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { parseRupees, rupeesFromPaisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import {
  isTdsNature,
  tdsNatureNames,
  tdsNatures,
  tdsOf,
  tdsPortalNumbers,
  usualPortalType,
} from '@bahi/domain/numbers/tds';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { ChoiceField } from '../../money/tds/ChoiceField.tsx';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import type { NamedParty } from './LineParty.tsx';
import type { useVoucherAccounts } from './use-voucher-accounts.ts';
import type { LinedValues } from './voucher-form.ts';
import classes from './VoucherLines.module.css';

type Props = {
  form: AppForm<LinedValues>;
  accounts: Pick<ReturnType<typeof useVoucherAccounts>, 'accounts'>;
  parties: readonly NamedParty[];
  position: number;
};

/** Of a line that holds tax back: who is paid less, what for, and of how much. The rate of the day reckons the tax. */
export function LineTax({ form, accounts, parties, position }: Props) {
  const accountId = useWatch({ control: form.control, name: `lines.${position}.accountId` });
  const account = accounts.accounts.find(({ id }) => String(id) === String(accountId));
  return account?.holdsTax === true ? <TaxFields {...{ form, accounts, parties, position }} /> : null;
}

function TaxFields({ form, accounts, parties, position }: Props) {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const { control } = form;
  const at = `lines.${position}` as const;
  const vendorId = useWatch({ control, name: `${at}.vendorId` });
  const { rateOf, reckon } = useReckoning({ form, accounts, position });
  const found = parties.find((one) => one.party === 'vendor' && one.partyId === Number(vendorId));
  const current = found?.partyName ? { id: Number(vendorId), name: found.partyName, nameNp: found.partyNameNp } : null;
  const spoken = (label: string) => ({ label, spokenLabel: `${label} ${position + 1}` });
  const natures = tdsNatureNames.map((nature) => {
    const rate = rateOf(nature);
    const text = rate === undefined ? '' : ` · ${inDigitsOf(String(rate), language)} %`;
    return { value: nature, label: `${words(nature)}${text}` };
  });
  return (
    <div className={classes.party}>
      <PartySelectField
        control={control}
        name={`${at}.vendorId`}
        source={vendors}
        current={current}
        spokenNumber={position + 1}
      />
      <ChoiceField
        control={control}
        name={`${at}.tdsNature`}
        {...spoken(words('nature'))}
        options={[{ value: '', label: '' }, ...natures]}
        onChanged={(nature) => {
          const own = isTdsNature(nature) ? tdsNatures[nature].portalType : null;
          form.setValue(`${at}.tdsPortalType`, String(own ?? usualPortalType));
          reckon(true);
        }}
        required
      />
      <AmountField
        control={control}
        name={`${at}.tdsBase`}
        {...spoken(words('base'))}
        onChanged={() => reckon(false)}
        required
      />
      <ChoiceField
        control={control}
        name={`${at}.tdsPortalType`}
        {...spoken(words('portalType'))}
        options={tdsPortalNumbers.map((number) => ({
          value: String(number),
          label: `${inDigitsOf(String(number), language)} · ${words(portalTypeKeys[number])}`,
        }))}
      />
    </div>
  );
}

/**
 * The rates of the voucher's day, and what reckons the tax of a line by them: of what the voucher debits and no other line
 * holds tax back from, unless an amount is typed. It is reckoned anew for another day; what has no rate is typed.
 */
function useReckoning({ form, accounts, position }: Omit<Props, 'parties'>) {
  const at = `lines.${position}` as const;
  const dayAD = useWatch({ control: form.control, name: 'dateAD' });
  const query = { dayAD: /^\d{4}-\d{2}-\d{2}$/.test(dayAD) ? dayAD : '' };
  const { data, isPlaceholderData } = useCall(tdsContract.ratesOn, { query }, { keepPrevious: true });
  const rateOf = (nature: string): number | undefined => data?.rates.find((one) => one.nature === nature)?.rate;
  const spent = (): string => {
    const lines = form.getValues('lines');
    const bare = new Set(accounts.accounts.flatMap(({ id, party }) => (party === null ? [String(id)] : [])));
    const debits = lines.map((line) => (bare.has(String(line.accountId)) ? read(line.debit) : zeroPaisa));
    const taken = lines.map((line, other) => (other === position ? zeroPaisa : read(line.tdsBase)));
    const left = subtractPaisa(sumPaisa(debits), sumPaisa(taken));
    return left > 0 ? String(rupeesFromPaisa(left)) : '';
  };
  const reckon = (proposes: boolean): void => {
    if (proposes && !form.getValues(`${at}.tdsBase`)) form.setValue(`${at}.tdsBase`, spent(), { shouldDirty: true });
    const line = form.getValues(at);
    const rate = rateOf(String(line.tdsNature ?? ''));
    if (rate === undefined || read(line.tdsBase) === 0) return;
    const tax = rupeesFromPaisa(tdsOf(read(line.tdsBase), Math.round(rate * 100)));
    form.setValue(`${at}.credit`, String(tax), { shouldDirty: true });
    form.setValue(`${at}.debit`, '', { shouldDirty: true });
  };
  const latest = useRef(reckon);
  const reckoned = useRef<string | null>(null);
  useEffect(() => {
    latest.current = reckon;
  });
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    // What a copied or kept line says stays until another day brings another rate.
    const said = JSON.stringify(data.rates);
    if (reckoned.current !== null && reckoned.current !== said) latest.current(false);
    reckoned.current = said;
  }, [data, isPlaceholderData]);
  return { rateOf, reckon };
}

function read(amount: string | number | null | undefined) {
  return parseRupees(String(amount ?? '')) ?? zeroPaisa;
}
