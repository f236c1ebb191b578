import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useFirstFocus } from '../../stock/goods-lines/editor/editor-focus.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';

const shown = 20;
const delayMilliseconds = 250;

/** Finds the issued invoice that is credited, by its number or its customer; the newest are here at once. */
export function InvoicePicker({ onChosen }: { onChosen: (invoiceId: number) => void }) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  const picker = useRef<HTMLElement>(null);
  useFirstFocus(picker, true);
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), delayMilliseconds);
  const query = { state: 'FINAL', pageSize: shown, ...(settled === '' ? {} : { search: settled }) } as const;
  const found = useCall(invoiceContract.list, { query }, { keepPrevious: true });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const rows = found.data?.rows ?? [];
  return (
    <section ref={picker} className={classes.surface}>
      <SearchSelect
        label={t('chooseInvoice')}
        description={t('invoiceHint')}
        required
        value=""
        options={rows.map((row) => ({
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
        onChange={(id) => {
          if (typeof id === 'number') onChosen(id);
        }}
      />
    </section>
  );
}
