import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { ActionIcon } from '@mantine/core';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { MenuPanel } from './MenuPanel.tsx';
import classes from './Sidebar.module.css';

type Props = { folded: boolean; onFold: (folded: boolean) => void };

/** The menu at the left on desktop, 232 px wide or folded to 64 px. */
export function Sidebar({ folded, onFold }: Props) {
  const t = useTexts(frameMessages);
  return (
    <aside className={classes.sidebar} data-folded={folded || undefined} aria-label={t('menu')}>
      <div className={classes.top}>
        {folded ? null : (
          <Link to={screens.dashboard} className={classes.brand ?? ''}>
            {t('product')}
          </Link>
        )}
        <ActionIcon
          aria-label={folded ? t('unfoldMenu') : t('foldMenu')}
          aria-expanded={!folded}
          onClick={() => onFold(!folded)}
        >
          {folded ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
        </ActionIcon>
      </div>
      <MenuPanel folded={folded} onUnfold={() => onFold(false)} />
    </aside>
  );
}
