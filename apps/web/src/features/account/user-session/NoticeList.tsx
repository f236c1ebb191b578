import { accountNoticeMessages } from '@bahi/contract/account/user-session/account-notice.messages';
import { userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import { ShieldAlert } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { MostShown } from '../../../ui/list/MostShown.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './SessionList.module.css';

/** What others changed in one's account; nothing is shown where nobody did. */
export function NoticeList() {
  const t = useTexts(userSessionScreenMessages);
  const kinds = useTexts(accountNoticeMessages);
  const list = useCall(userSessionContract.notices, {}, { staleTime: 0 });
  if (list.data === undefined || list.data.length === 0) return null;
  return (
    <Surface title={t('noticesTitle')}>
      <ul className={classes.list}>
        {list.data.map(({ id, kind, byName, at }) => (
          <li key={id} className={classes.row}>
            <ShieldAlert size={24} aria-hidden />
            <div className={classes.what}>
              <strong>{kinds(kind)}</strong>
              <div className={classes.remarks}>
                <span>{t('noticeBy', { name: byName })}</span>
                <MomentText at={at} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <MostShown of={list.data} />
    </Surface>
  );
}
