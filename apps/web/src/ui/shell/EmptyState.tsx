import type { Access } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import { platformModules } from '@bahi/contract/module-codes';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { CircleAlert, FileSearch, Inbox, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useOptionalSession } from '../../platform/session.tsx';
import classes from './EmptyState.module.css';

/** `icon`: null where words say all of it. */
type Props = { icon?: ReactNode; title: string; text?: string | undefined; action?: ReactNode };

/** Says what belongs where nothing is, and offers the one action that fills it. */
export function EmptyState({ icon = <Inbox size={32} aria-hidden />, title, text, action }: Props) {
  return (
    <div className={classes.state}>
      {icon === null ? null : <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {text === undefined ? null : <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}

/** Nothing matches a search or a filter. */
export function NoMatchState({ onClear }: { onClear: () => void }) {
  const t = useTexts(uiMessages);
  return (
    <EmptyState
      icon={<FileSearch size={32} aria-hidden />}
      title={t('noMatchTitle')}
      text={t('noMatch')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}

/** What could not be loaded: a missing right says so, anything else offers to try again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = useTexts(uiMessages);
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState needs={error.needs} />;
  const retry = onRetry === undefined ? null : <Button onClick={onRetry}>{t('retry')}</Button>;
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={32} aria-hidden />}
        title={t('failedTitle')}
        text={error.message}
        action={retry}
      />
    </div>
  );
}

/** A screen that the user has no right to, with whom to ask for what it `needs`. */
export function ForbiddenState({ needs }: { needs?: Access | undefined }) {
  const t = useTexts(uiMessages);
  const text = t(whomToAsk(needs, useOptionalSession()?.userType));
  return <EmptyState icon={<Lock size={32} aria-hidden />} title={t('forbiddenTitle')} text={text} />;
}

/** Owners give rights to the people of their business, the super admin to those of the platform. */
function whomToAsk(needs: Access | undefined, userType: UserType | undefined) {
  // What a super admin may not open is some business's own.
  if (userType === 'SUPER_USER') return 'forbiddenOfBusiness';
  if (userType === 'INTERNAL_USER') return 'forbiddenToStaff';
  return platformModules.some((module) => needs?.startsWith(`${module}.`)) ? 'forbiddenOfPlatform' : 'forbidden';
}
