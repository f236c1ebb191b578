import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { ActionIcon } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import classes from './PageTitle.module.css';
import { PartOfScreen } from './title-level.ts';
import { useDocumentTitle } from './use-document-title.ts';

type Props = {
  title: string;
  /** Stands small beside the title, such as the count of a list. */
  remark?: ReactNode;
  backTo?: string;
  /** Buttons on the right; the one main action of the screen last. */
  children?: ReactNode;
};

/** The head of a screen, or of a part of it such as a tab. */
export function PageTitle(props: Props) {
  return use(PartOfScreen) ? <PartTitle {...props} /> : <ScreenTitle {...props} />;
}

function PartTitle({ title, remark, children }: Props) {
  return (
    <header className={classes.head}>
      <h2 className={classes.part}>{title}</h2>
      {remark === undefined ? null : <span className={classes.remark}>{remark}</span>}
      {children === undefined ? null : <div className={classes.actions}>{children}</div>}
    </header>
  );
}

/** It names the browser's tab, and takes the focus when the screen is opened. */
function ScreenTitle({ title, remark, backTo, children }: Props) {
  const t = useTexts(uiMessages);
  useDocumentTitle(title);
  return (
    <header className={classes.head}>
      {backTo === undefined ? null : (
        <ActionIcon component={Link} to={backTo} aria-label={t('back')}>
          <ArrowLeft size={22} aria-hidden />
        </ActionIcon>
      )}
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      {remark === undefined ? null : <span className={classes.remark}>{remark}</span>}
      {children === undefined ? null : <div className={classes.actions}>{children}</div>}
    </header>
  );
}
