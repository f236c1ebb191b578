import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import classes from './TotalsPanel.module.css';
import type { SaveState } from './use-save-invoice.ts';

type Props = { saving: SaveState | null; onSave: (state: SaveState) => void };

/** Issue the bill, or keep it as a draft. */
export function EditorActions({ saving, onSave }: Props) {
  const t = useTexts(invoiceScreenMessages);
  return (
    <div className={classes.actions}>
      <Button
        data-main-action
        fullWidth
        size="md"
        loading={saving === 'FINAL'}
        disabled={saving === 'DRAFT'}
        onClick={() => onSave('FINAL')}
      >
        {t('issue')}
      </Button>
      <Button
        variant="default"
        fullWidth
        loading={saving === 'DRAFT'}
        disabled={saving === 'FINAL'}
        onClick={() => onSave('DRAFT')}
      >
        {t('saveDraft')}
      </Button>
    </div>
  );
}
