import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { formatRupees, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useState } from 'react';
import { dropdownLength } from '../../../../platform/constants.ts';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { type Choice, SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';
import { useAddNew } from '../../../../ui/list/use-add-new.ts';
import { CustomerDialog } from '../../../parties/customer/CustomerDialog.tsx';
import type { CustomerChoice, CustomerRow } from './invoice-draft.ts';
import { problemAt, useInvoicePart, useInvoiceStore } from './invoice-store.ts';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** A customer was chosen: the lines come next. */
  onChosen: () => void;
};

/** The buyer, found by name in either language or by phone; `Add new` selects what it made. Shows the dues so far. */
export function CustomerField({ field, onChosen }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const store = useInvoiceStore();
  const { can } = useSession();
  const chosen = useInvoicePart((state) => state.head.customer);
  const problem = useInvoicePart((state) => problemAt(state, 'customerId'));
  const customers = useCustomers(nameIn(language, chosen?.name, chosen?.nameNp));
  const { open, dialog } = useAddNew();
  const known = customers.rows.find((row) => row.id === chosen?.id) ?? chosen;
  const choose = (customer: CustomerChoice | null): void => {
    store.setHead({ customer });
    if (customer !== null) onChosen();
  };
  const due = paisaFromRupees(known?.dueAmount ?? 0) ?? zeroPaisa;
  const dues = due > 0 ? t('customerDues', { amount: formatRupees(due, language) }) : t('noDues');
  return (
    <>
      <SearchSelect
        ref={field}
        label={t('customer')}
        placeholder={t('customerPlaceholder')}
        required
        value={chosen?.id ?? ''}
        options={optionsOf(customers.rows, chosen, language)}
        isLoading={customers.isPending}
        onChange={(id) => choose(customers.rows.find((row) => row.id === id) ?? null)}
        onBlur={() => store.touch('customerId')}
        error={problem === undefined ? undefined : textOf(problem, {}, language)}
        description={known === null ? null : dues}
        selectFirstOptionOnChange
        // A word that arrives at once, as phones write it, opens the list and searches it with one change.
        selectFirstOptionOnDropdownOpen
        addNewLabel={t('addCustomer')}
        {...customers.searching}
        {...(can(customerContract.save) ? { onAddNew: open } : {})}
      />
      <CustomerDialog
        {...dialog}
        onSaved={({ id, name, nameNp, phoneNumber, dueAmount }) =>
          store.setHead({ customer: { id, name, nameNp, phoneNumber, dueAmount } })
        }
      />
    </>
  );
}

const shortList = 50;
const serverDelayMilliseconds = 250;

/** The first thousand customers are here at once; where there are more, the server searches. */
function useCustomers(chosenName: string) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), serverDelayMilliseconds);
  const asked = settled === chosenName ? '' : settled;
  const first = useCall(customerContract.listForInvoice, { query: { pageSize: dropdownLength } });
  const isComplete = first.data === undefined || first.data.rows.length >= first.data.recordsTotal;
  const found = useCall(
    customerContract.listForInvoice,
    { query: { search: asked, pageSize: shortList } },
    { enabled: !isComplete && asked !== '', keepPrevious: true },
  );
  const rows = (asked === '' ? undefined : found.data?.rows) ?? first.data?.rows ?? [];
  return {
    rows: isComplete ? (first.data?.rows ?? []) : rows,
    isPending: first.isPending || found.isFetching,
    searching: isComplete ? {} : { onSearch: setSearch },
  };
}

/** The customers as choices; the chosen one too, when it is not among them. */
function optionsOf(rows: readonly CustomerRow[], chosen: CustomerChoice | null, language: Language): Choice[] {
  const isAmong = chosen === null || rows.some((row) => row.id === chosen.id);
  const all: readonly CustomerChoice[] = isAmong ? rows : [chosen, ...rows];
  return all.map(({ id, name, nameNp, phoneNumber }) => ({
    value: id,
    label: name,
    labelNp: nameNp,
    remark: inDigitsOf(phoneNumber, language),
  }));
}
