import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { type NoticeKind, noticeKinds, type NoticeTopic } from '@bahi/contract/platform/notice/notice-kinds';
import { noticeMessages } from '@bahi/contract/platform/notice/notice.messages';
import { sayingOf } from '@bahi/contract/platform/notice/notice-saying';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { ActionIcon } from '@mantine/core';
import {
  CalendarClock,
  Check,
  CircleAlert,
  ClipboardCheck,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageSearch,
} from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { type Notice, placeOf } from './notice-place.ts';
import classes from './Notices.module.css';

const icons: Readonly<Record<NoticeTopic, LucideIcon>> = {
  DUE: CalendarClock,
  STOCK: PackageSearch,
  APPROVAL: ClipboardCheck,
  FAILURE: CircleAlert,
  ENDING: Hourglass,
  QUESTION: MessageCircleQuestionMark,
};

/** What a notice says, in the language of the page. */
export function useSaying(): (notice: Notice) => string {
  const t = useTexts(noticeMessages);
  const language = useLanguage();
  return ({ amount, ...notice }) => {
    const { key, words } = sayingOf({ ...notice, amount: amount === null ? null : paisaFromRupees(amount) }, language);
    return t(key, words);
  };
}

/** The focus goes on to the next notice, or to the title: the button that had it is gone. */
function focusAfter(button: HTMLElement): () => void {
  const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('a') ?? null;
  return () => {
    const { activeElement } = document;
    // Who went on meanwhile is left where they are.
    if (activeElement !== null && activeElement !== document.body && activeElement !== button) return;
    const target = next?.isConnected === true ? next : document.querySelector<HTMLElement>('[data-page-title]');
    target?.focus();
  };
}

type Props = {
  notice: Notice;
  /** Says what was marked as read, to who does not see it vanish. */
  onRead: (said: string) => void;
};

/** A notice: opening what is behind it reads it. */
export function NoticeRow({ notice, onRead }: Props) {
  const t = useTexts(noticeScreenMessages);
  const language = useLanguage();
  const said = useSaying()(notice);
  const read = useSend(noticeContract.read, { errors: 'form' });
  const { id, kind, isRead, at } = notice;
  const outlet = nameIn(language, notice.outletName, notice.outletNameNp);
  const markRead = (): void => {
    if (!isRead && !read.isPending) read.mutate({ params: { id } });
  };
  const markHere = async (button: HTMLElement): Promise<void> => {
    if (read.isPending) return;
    const goOn = focusAfter(button);
    await read.mutateAsync({ params: { id } });
    onRead(said);
    goOn();
  };
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <TopicIcon kind={kind} />
      <div className={classes.what}>
        <span className={classes.said} onClickCapture={markRead}>
          <TextLink to={placeOf(notice)}>{said}</TextLink>
        </span>
        <div className={classes.remarks}>
          {isRead ? null : <span className={classes.unread}>{t('unread')}</span>}
          {outlet === '' ? null : <span>{outlet}</span>}
          <MomentText at={at} />
        </div>
      </div>
      {isRead ? null : (
        <ActionIcon
          color="dark"
          aria-label={`${t('markRead')}: ${said}`}
          title={t('markRead')}
          aria-busy={read.isPending}
          onClick={({ currentTarget }) => void markHere(currentTarget).catch(() => {})}
        >
          <Check size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function TopicIcon({ kind }: { kind: NoticeKind }) {
  const { topic } = noticeKinds[kind];
  const Icon = icons[topic];
  return <Icon size={22} aria-hidden className={classes.icon} data-topic={topic} data-kind={kind} />;
}
