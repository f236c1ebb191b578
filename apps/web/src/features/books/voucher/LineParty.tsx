import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { customers } from '../../parties/customer/customer-sources.ts';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import type { useVoucherAccounts } from './use-voucher-accounts.ts';
import type { LinedValues, Voucher } from './voucher-form.ts';
import classes from './VoucherLines.module.css';

export type NamedParty = Pick<Voucher['lines'][number], 'party' | 'partyId' | 'partyName' | 'partyNameNp'>;
type Props = {
  form: AppForm<LinedValues>;
  accounts: Pick<ReturnType<typeof useVoucherAccounts>, 'accounts'>;
  parties: readonly NamedParty[];
  position: number;
};

/** Whose a line is, on an account that is kept by customer or vendor; and the bill of theirs that it takes from. */
export function LineParty({ form, accounts, parties, position }: Props) {
  const { control, setValue } = form;
  const at = `lines.${position}` as const;
  const [line, outletId] = useWatch({ control, name: [at, 'outletId'] });
  const account = accounts.accounts.find(({ id }) => String(id) === String(line.accountId));
  const party = account?.party ?? null;
  // A line that adds to what is due, or stands elsewhere, takes from no bill.
  const isOther =
    account !== undefined && (account.code === 'RECEIVABLE' ? line.debit : account.code !== 'PAYABLE' || line.credit);
  const isCleared = Boolean(isOther) && Boolean(line.documentId);
  useEffect(() => {
    if (isCleared) setValue(`${at}.documentId`, '');
  }, [isCleared, at, setValue]);
  if (account === undefined || party === null) return null;
  const partyId = line[`${party}Id`];
  const found = parties.find((one) => one.party === party && one.partyId === Number(partyId));
  const current = found?.partyName ? { id: Number(partyId), name: found.partyName, nameNp: found.partyNameNp } : null;
  const field = {
    control,
    current,
    spokenNumber: position + 1,
    onChosen: () => setValue(`${at}.documentId`, ''),
  };
  const side = account.code === 'RECEIVABLE' ? line.credit : account.code === 'PAYABLE' ? line.debit : null;
  return (
    <div className={classes.party}>
      {party === 'customer' ? (
        <PartySelectField {...field} name={`${at}.customerId`} source={customers} />
      ) : (
        <PartySelectField {...field} name={`${at}.vendorId`} source={vendors} />
      )}
      {side && partyId ? <LineBill {...{ form, position, party, outletId }} partyId={Number(partyId)} /> : null}
    </div>
  );
}

type BillProps = Pick<Props, 'form' | 'position'> & {
  party: 'customer' | 'vendor';
  partyId: number;
  outletId: unknown;
};

/** The bill that a line takes from; left empty, the oldest ones. */
function LineBill({ form, position, party, partyId, outletId }: BillProps) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const query = {
    ...(party === 'customer' ? { customerId: partyId } : { vendorId: partyId }),
    ...(outletId ? { outletId: Number(outletId) } : {}),
  };
  const found = useCall(voucherContract.openBills, { query }, { staleTime: 0 });
  const told = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  const { due = 0, bills = [] } = found.data ?? {};
  return (
    <SelectField
      control={form.control}
      name={`lines.${position}.documentId`}
      label={t('againstBill')}
      spokenLabel={`${t('againstBill')} ${position + 1}`}
      placeholder={t('oldestFirst')}
      description={t('openInAll', { amount: told(due) })}
      options={bills.map((bill) => ({
        value: bill.id,
        label: bill.code ?? inDigitsOf(bill.dateBS, language),
        remark: `${inDigitsOf(bill.dateBS, language)} · ${told(bill.dueAmount)}`,
      }))}
      isLoading={found.isLoading}
      clearable
    />
  );
}
