import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { screens } from '@bahi/contract/screens';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { CheckCheck, MessageCircleQuestionMark, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useCallPages, useSend } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import type { Notice } from './notice-place.ts';
import { NoticeRow } from './NoticeRow.tsx';
import classes from './Notices.module.css';

/** What falls due, runs out, waits or failed, the newest first: each leads to the list behind it. */
export function NoticesPage() {
  const t = useTexts(noticeScreenMessages);
  const [address, changeAddress] = useAddress();
  const isUnread = address.get('unread') === 'true';
  const pages = useNotices(isUnread);
  const shown = noticesIn(pages.data?.pages ?? []);
  return (
    <>
      <PageTitle title={t('title')}>
        <Button
          component={Link}
          to={screens.questions}
          variant="default"
          leftSection={<MessageCircleQuestionMark size={18} aria-hidden />}
        >
          {t('questions')}
        </Button>
        <Button
          component={Link}
          to={`${screens.profile}?tab=notices`}
          variant="default"
          leftSection={<SlidersHorizontal size={18} aria-hidden />}
        >
          {t('choose')}
        </Button>
        <ReadAll shown={shown} />
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
        <Shown pages={pages} notices={shown} isUnread={isUnread} />
        <p className={classes.soft}>{t('kept')}</p>
      </Surface>
    </>
  );
}

/** Marks all up to the newest that is shown: what came since is still to be seen. */
function ReadAll({ shown }: { shown: readonly Notice[] }) {
  const t = useTexts(noticeScreenMessages);
  const unread = useCall(noticeContract.unread, {});
  const readAll = useSend(noticeContract.readAll);
  const [newest] = shown;
  return (
    <Button
      disabled={(unread.data?.count ?? 0) === 0 || newest === undefined}
      loading={readAll.isPending}
      leftSection={<CheckCheck size={18} aria-hidden />}
      onClick={() => {
        if (newest === undefined) return;
        const upTo = Math.max(...shown.map(({ id }) => id));
        readAll.mutate({ body: { upTo, upToAt: newest.at } });
      }}
    >
      {t('readAll')}
    </Button>
  );
}

function useNotices(isUnread: boolean) {
  const query = isUnread ? { isUnread: 'true' } : {};
  return useCallPages(noticeContract.recent, { query }, ({ notices, hasMore }) => {
    const last = notices.at(-1);
    return hasMore && last !== undefined ? { query: { ...query, before: last.id, beforeAt: last.at } } : null;
  });
}

/** Each once, where it came last: what came again while pages were fetched stands on two of them. */
function noticesIn(pages: readonly { notices: readonly Notice[] }[]): Notice[] {
  const known = new Map<number, Notice>();
  for (const notice of pages.flatMap(({ notices }) => notices)) if (!known.has(notice.id)) known.set(notice.id, notice);
  return [...known.values()];
}

type ShownProps = { pages: ReturnType<typeof useNotices>; notices: readonly Notice[]; isUnread: boolean };

function Shown({ pages, notices, isUnread }: ShownProps) {
  const t = useTexts(noticeScreenMessages);
  const [said, setSaid] = useState('');
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {pages.data === undefined ? (
        pages.error === null ? (
          <FormSkeleton fields={4} />
        ) : (
          <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
        )
      ) : notices.length === 0 ? (
        <EmptyState title={t(isUnread ? 'noneUnread' : 'none')} />
      ) : (
        <ul className={classes.list}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onRead={(what) => setSaid(t('markedRead', { what }))} />
          ))}
        </ul>
      )}
      {pages.hasNextPage ? (
        <Button
          variant="default"
          aria-busy={pages.isFetchingNextPage}
          onClick={() => {
            if (!pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        >
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
}
