import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { formatRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import classes from './InvoiceEditor.module.css';
import { useInvoicePart, writtenLines } from './invoice-store.ts';
import type { SaveState } from './use-save-invoice.ts';

type Props = { panel: RefObject<HTMLElement | null>; saving: SaveState | null; onIssue: () => void };

/** On a phone the total stays in view below; touching it leads to the totals. */
export function TotalBar({ panel, saving, onIssue }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const total = useInvoicePart((state) => state.total?.grandTotal ?? zeroPaisa);
  const count = useInvoicePart((state) => writtenLines(state).length);
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.barTotal}
        title={t('showTotals')}
        onClick={() => panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
      >
        <small>{`${t('grandTotal')} · ${t('lineCount', { count })}`}</small>
        <strong>{formatRupees(total, language)}</strong>
      </button>
      <Button loading={saving === 'FINAL'} disabled={saving === 'DRAFT'} onClick={onIssue}>
        {t('issue')}
      </Button>
    </div>
  );
}
