import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { ActionIcon } from '@mantine/core';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import classes from './Notices.module.css';

/** So many are counted; more are said as more. */
const mostCounted = 99;
const freshMilliseconds = 60_000;

/** The way to the notices, with how many were not read. Who works for the platform has none. */
export function Bell() {
  const { business } = useSession();
  return business === null ? null : <BellLink />;
}

function BellLink() {
  const t = useTexts(noticeScreenMessages);
  const language = useLanguage();
  const count = useUnread();
  const shown = count > mostCounted ? t('manyUnread') : formatNumber(count, language);
  return (
    <ActionIcon
      component={Link}
      to={screens.notices}
      color="dark"
      className={classes.bell ?? ''}
      aria-label={count === 0 ? t('bell') : t('bellUnread', { count: shown })}
    >
      <BellIcon size={22} aria-hidden />
      {count === 0 ? null : <span className={classes.count}>{shown}</span>}
    </ActionIcon>
  );
}

/** Asked again, at most once a minute, as somebody goes from screen to screen: who is away is not kept signed in by it. */
function useUnread(): number {
  const { pathname } = useLocation();
  const { data, isStale, isFetching, refetch } = useCall(
    noticeContract.unread,
    {},
    { staleTime: freshMilliseconds, isQuiet: true },
  );
  useEffect(() => {
    if (isStale && !isFetching) void refetch();
    // Only where somebody goes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return data?.count ?? 0;
}
