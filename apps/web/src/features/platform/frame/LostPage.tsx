import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Button } from '@mantine/core';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useDocumentTitle } from '../../../ui/shell/use-document-title.ts';
import classes from './LostPage.module.css';

/** An address that leads nowhere. */
export function LostPage() {
  const t = useTexts(frameMessages);
  useDocumentTitle(t('lostTitle'));
  return (
    <div className={classes.lost}>
      <Compass size={56} strokeWidth={1.25} aria-hidden />
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {t('lostTitle')}
      </h1>
      <p className={classes.text}>{t('lostText')}</p>
      <Button component={Link} to={screens.dashboard}>
        {t('goBack')}
      </Button>
    </div>
  );
}
