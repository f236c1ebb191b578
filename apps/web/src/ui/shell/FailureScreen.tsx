import { pageMessages } from '@bahi/contract/ui/page.messages';
import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { refreshPage } from '../../platform/kept/kept-app.ts';
import classes from './FailureScreen.module.css';
import { useDocumentTitle } from './use-document-title.ts';

/** Shown instead of a screen that failed to render; loading the page anew is the way out. */
export function FailureScreen() {
  return (
    <main>
      <FailurePanel />
    </main>
  );
}

/** The same within the frame, so that other screens stay within reach. */
export function FailurePanel() {
  const t = useTexts(pageMessages);
  useDocumentTitle(t('failureTitle'));
  return (
    <div className={classes.screen} role="alert">
      <h1 className={classes.title}>{t('failureTitle')}</h1>
      <p className={classes.text}>{t('failure')}</p>
      <Button onClick={() => void refreshPage()}>{t('refreshPage')}</Button>
    </div>
  );
}

/** Catches what no route catches. React offers this only to classes. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailureScreen /> : this.props.children;
  }
}
