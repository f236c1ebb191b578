import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import classes from './LineGrid.module.css';

type Props = { code: string; onSearch: () => void; onDismiss: () => void };

/** Says that nothing bears the code that was scanned, and leads to where things are found by name. */
export function UnknownCode({ code, onSearch, onDismiss }: Props) {
  const t = useTexts(scanMessages);
  const ui = useTexts(uiMessages);
  return (
    <div className={classes.unknown} role="alert">
      <TriangleAlert size={18} aria-hidden />
      <span className={classes.unknownText}>{t('unknown', { code })}</span>
      <Button variant="default" onClick={onSearch}>
        {t('search')}
      </Button>
      <Button variant="subtle" onClick={onDismiss}>
        {ui('close')}
      </Button>
    </div>
  );
}
