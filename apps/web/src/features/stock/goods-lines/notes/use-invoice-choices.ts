import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';

const shown = 20;
const delayMilliseconds = 250;

/** Issued invoices to choose from, by number or customer, the newest at once; of one outlet where it is named. */
export function useInvoiceChoices(narrowed: { outletId?: number } = {}) {
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), delayMilliseconds);
  const query = {
    state: 'FINAL',
    ...narrowed,
    pageSize: shown,
    ...(settled === '' ? {} : { search: settled }),
  } as const;
  const found = useCall(invoiceContract.list, { query }, { keepPrevious: true });
  const options = (found.data?.rows ?? []).map((row) => ({
    value: row.id,
    label: row.code ?? '',
    remark: [
      nameIn(language, row.customerName, row.customerNameNp),
      inDigitsOf(row.issuedDateBS, language),
      formatRupees(paisaOf(row.grandTotal), language),
    ].join(' · '),
  }));
  return {
    found,
    choices: { options, isLoading: found.isFetching || search.trim() !== settled, onSearch: setSearch },
  };
}
