import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../platform/i18n.ts';
import classes from './FormPage.module.css';

/** Says that an unsaved entry of before stands in the form, and begins afresh where it is not wanted. */
export function RestoredNotice({ restored, onDiscard }: { restored: boolean; onDiscard: () => void }) {
  const t = useTexts(uiMessages);
  if (!restored) return null;
  return (
    <div className={classes.draft} role="status">
      {t('draftRestored')}
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('draftDiscard')}
      </Button>
    </div>
  );
}
