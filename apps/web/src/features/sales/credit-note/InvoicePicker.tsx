import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useFirstFocus } from '../../stock/goods-lines/editor/editor-focus.ts';
import { useInvoiceChoices } from '../../stock/goods-lines/notes/use-invoice-choices.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';

/** Finds the issued invoice that is credited, by its number or its customer; the newest are here at once. */
export function InvoicePicker({ onChosen }: { onChosen: (invoiceId: number) => void }) {
  const t = useTexts(creditNoteScreenMessages);
  const picker = useRef<HTMLElement>(null);
  useFirstFocus(picker, true);
  const { found, choices } = useInvoiceChoices();
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <section ref={picker} className={classes.surface}>
      <SearchSelect
        label={t('chooseInvoice')}
        description={t('invoiceHint')}
        required
        value=""
        {...choices}
        onChange={(id) => {
          if (typeof id === 'number') onChosen(id);
        }}
      />
    </section>
  );
}
