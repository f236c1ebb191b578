import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { settleForm } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import type { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';

type Props = { form: AppForm<z.input<typeof settleForm>>; outletId: number };

const shown = 20;
const delayMilliseconds = 250;

/** The invoice that was written in the place of one that is in no books: of the same outlet, by its number or customer. */
export function InsteadField({ form: { control }, outletId }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const field = useField({ control, name: 'invoiceId' });
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), delayMilliseconds);
  const query = { state: 'FINAL', outletId, pageSize: shown, ...(settled === '' ? {} : { search: settled }) } as const;
  const enabled = can(invoiceContract.list);
  const found = useCall(invoiceContract.list, { query }, { keepPrevious: true, enabled });
  if (!enabled) return null;
  return (
    <SearchSelect
      label={t('settleInvoice')}
      value={typeof field.value === 'number' ? field.value : ''}
      {...(field.error === undefined ? {} : { error: field.error })}
      options={(found.data?.rows ?? []).map((row) => ({
        value: row.id,
        label: row.code ?? '',
        remark: [
          nameIn(language, row.customerName, row.customerNameNp),
          inDigitsOf(row.issuedDateBS, language),
          formatRupees(paisaOf(row.grandTotal), language),
        ].join(' · '),
      }))}
      isLoading={found.isFetching || search.trim() !== settled}
      onSearch={setSearch}
      onChange={(id) => field.change(typeof id === 'number' ? id : '')}
    />
  );
}
