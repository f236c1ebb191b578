import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { parseRupees, rupeesFromPaisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { baseTaken, isTdsNature, tdsNatures } from '@bahi/domain/numbers/tds';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { ChoiceField } from '../../money/tds/ChoiceField.tsx';
import { proposedType, type SaidOfDay, taxOf, useTaxChoices } from '../../money/tds/tax-choices.ts';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import type { NamedParty } from './LineParty.tsx';
import type { useVoucherAccounts } from './use-voucher-accounts.ts';
import type { LinedValues, LineValues } from './voucher-form.ts';
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
  const { control } = form;
  const at = `lines.${position}` as const;
  const vendorId = useWatch({ control, name: `${at}.vendorId` });
  const { said, reckon } = useReckoning({ form, accounts, position });
  const found = parties.find((one) => one.party === 'vendor' && one.partyId === Number(vendorId));
  const current = found?.partyName ? { id: Number(vendorId), name: found.partyName, nameNp: found.partyNameNp } : null;
  const spoken = (label: string) => ({ label, spokenLabel: `${label} ${position + 1}` });
  const { natures, portalTypes } = useTaxChoices(said);
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
        options={natures}
        onChanged={(nature) => {
          form.setValue(`${at}.tdsPortalType`, String(proposedType(said, nature)));
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
        options={portalTypes}
      />
    </div>
  );
}

/** The tax that a line comes to. */
function taxOfLine(said: SaidOfDay | undefined, { tdsNature, tdsBase }: LineValues): string | null {
  return taxOf(said, { nature: String(tdsNature ?? ''), base: read(tdsBase) });
}

/**
 * The rates of the voucher's day and the type of whoever is paid, and what reckons the tax of a line by them: of what the
 * voucher debits and no other line holds tax back from, unless an amount is typed. It is reckoned anew for another day;
 * what has no rate is typed, and what was typed otherwise than reckoned stays.
 */
function useReckoning({ form, accounts, position }: Omit<Props, 'parties'>) {
  const at = `lines.${position}` as const;
  const dayAD = useWatch({ control: form.control, name: 'dateAD' });
  const vendorId = Number(useWatch({ control: form.control, name: `${at}.vendorId` }) ?? 0);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(dayAD) ? dayAD : '';
  const query = { dayAD: day, ...(vendorId > 0 ? { vendorId } : {}) };
  const { data, isPlaceholderData } = useCall(tdsContract.ratesOn, { query }, { keepPrevious: true });
  const spent = (nature: string): string => {
    // How much of a salary its first step is, is for somebody to say.
    if (isTdsNature(nature) && tdsNatures[nature].isOfPart) return '';
    const lines = form.getValues('lines');
    const bare = new Set(accounts.accounts.flatMap(({ id, party }) => (party === null ? [String(id)] : [])));
    const debits = lines.map((line) => (bare.has(String(line.accountId)) ? read(line.debit) : zeroPaisa));
    const others = lines.flatMap((line, other) =>
      other === position ? [] : [{ nature: String(line.tdsNature ?? ''), base: read(line.tdsBase) }],
    );
    const left = subtractPaisa(sumPaisa(debits), baseTaken(nature, others));
    return left > 0 ? String(rupeesFromPaisa(left)) : '';
  };
  const reckon = (proposes: boolean): void => {
    const { tdsBase, tdsNature } = form.getValues(at);
    if (proposes && !tdsBase) form.setValue(`${at}.tdsBase`, spent(String(tdsNature ?? '')), { shouldDirty: true });
    const tax = taxOfLine(data, form.getValues(at));
    if (tax === null) return;
    form.setValue(`${at}.credit`, tax, { shouldDirty: true });
    form.setValue(`${at}.debit`, '', { shouldDirty: true });
  };
  const arrive = (before: SaidOfDay | undefined, isOther: boolean): void => {
    const line = form.getValues(at);
    const was = taxOfLine(before, line);
    if (was !== null && read(line.credit) === read(was) && taxOfLine(data, line) !== was) reckon(false);
    if (isOther && line.tdsNature)
      form.setValue(`${at}.tdsPortalType`, String(proposedType(data, String(line.tdsNature))));
  };
  const latest = useRef(arrive);
  const arrived = useRef<{ said: SaidOfDay; vendorId: number } | null>(null);
  useEffect(() => {
    latest.current = arrive;
  });
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    // What a copied or kept line says stays until another day brings another rate, or somebody else is paid.
    const before = arrived.current;
    if (before !== null) latest.current(before.said, vendorId > 0 && before.vendorId !== vendorId);
    arrived.current = { said: data, vendorId };
  }, [data, isPlaceholderData, vendorId]);
  return { said: data, reckon };
}

function read(amount: string | number | null | undefined) {
  return parseRupees(String(amount ?? '')) ?? zeroPaisa;
}
