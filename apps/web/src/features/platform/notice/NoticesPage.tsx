import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { screens } from '@bahi/contract/screens';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { CheckCheck, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import classes from './Notices.module.css';

/** What falls due, runs out, waits or failed, the newest first: each leads to the list behind it. */
export function NoticesPage() {
  const t = useTexts(noticeScreenMessages);
  const [address, changeAddress] = useAddress();
  const isUnread = address.get('unread') === 'true';
  const unread = useCall(noticeContract.unread, {});
  const readAll = useSend(noticeContract.readAll);
  return (
    <>
      <PageTitle title={t('title')}>
        <Button
          component={Link}
          to={`${screens.profile}?tab=notices`}
          variant="default"
          leftSection={<SlidersHorizontal size={18} aria-hidden />}
        >
          {t('choose')}
        </Button>
        <Button
          disabled={(unread.data?.count ?? 0) === 0}
          loading={readAll.isPending}
          leftSection={<CheckCheck size={18} aria-hidden />}
          onClick={() => readAll.mutate({})}
        >
          {t('readAll')}
        </Button>
      </PageTitle>
      <Surface>
        <div className={classes.bar}>
          <Checkbox
            label={t('onlyUnread')}
            checked={isUnread}
            onChange={(event) =>
              changeAddress({ unread: event.currentTarget.checked ? 'true' : '' }, { replace: true })
            }
          />
        </div>
        <Pages key={String(isUnread)} isUnread={isUnread} />
        <p className={classes.soft}>{t('kept')}</p>
      </Surface>
    </>
  );
}

/** The pages that were asked for, each after the last notice of the one before. */
function Pages({ isUnread }: { isUnread: boolean }) {
  const [befores, setBefores] = useState<(number | undefined)[]>([undefined]);
  return (
    <>
      {befores.map((before, position) => (
        <Page
          key={before ?? 0}
          before={before}
          isUnread={isUnread}
          onMore={position === befores.length - 1 ? (last) => setBefores([...befores, last]) : undefined}
        />
      ))}
    </>
  );
}

type PageProps = { before: number | undefined; isUnread: boolean; onMore: ((last: number) => void) | undefined };

function Page({ before, isUnread, onMore }: PageProps) {
  const t = useTexts(noticeScreenMessages);
  const query = { ...(before === undefined ? {} : { before }), ...(isUnread ? { isUnread: 'true' } : {}) };
  const answer = useCall(noticeContract.recent, { query }, { keepPrevious: true });
  if (answer.data === undefined)
    return answer.error === null ? (
      <FormSkeleton fields={4} />
    ) : (
      <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    );
  const { notices, hasMore } = answer.data;
  const last = notices.at(-1);
  if (last === undefined)
    return before === undefined ? <EmptyState title={t(isUnread ? 'noneUnread' : 'none')} /> : null;
  return (
    <>
      <ul className={classes.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {hasMore && onMore !== undefined ? (
        <Button variant="default" onClick={() => onMore(last.id)}>
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
}
