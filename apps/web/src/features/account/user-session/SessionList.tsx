import { deviceName } from '@bahi/contract/account/user-session/device-name';
import { type UserSession, userSessionContract } from '@bahi/contract/account/user-session/user-session.contract';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import { CircleCheck, Laptop, Smartphone } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MostShown } from '../../../ui/list/MostShown.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './SessionList.module.css';

/** Where one is signed in, this place first; each other one can be signed out, or all of them. */
export function SessionList() {
  const t = useTexts(userSessionScreenMessages);
  const confirm = useConfirm();
  const list = useCall(userSessionContract.list, {}, { staleTime: 0 });
  const remove = useSend(userSessionContract.remove);
  if (list.isPending) return <FormSkeleton fields={4} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const endOthers = async (): Promise<void> => {
    const question = {
      kind: 'own',
      question: t('othersQuestion'),
      confirm: t('signOutOthers'),
      isDangerous: true,
    } as const;
    if (await confirm(question)) remove.mutate({ params: { id: 'others' } });
  };
  const isAlone = list.data.length < 2;
  return (
    <Surface
      title={t('title')}
      actions={
        isAlone ? null : (
          <DangerButton loading={remove.isPending} onClick={() => void endOthers()}>
            {t('signOutOthers')}
          </DangerButton>
        )
      }
    >
      <ul className={classes.list}>
        {list.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <MostShown of={list.data} />
      {isAlone ? <p className={classes.alone}>{t('onlyHere')}</p> : null}
    </Surface>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const t = useTexts(userSessionScreenMessages);
  const remove = useSend(userSessionContract.remove);
  const where = deviceName(session, t);
  const isPhone = ['ANDROID', 'IPHONE', 'IPAD'].includes(session.device);
  return (
    <li className={classes.row}>
      {isPhone ? <Smartphone size={24} aria-hidden /> : <Laptop size={24} aria-hidden />}
      <div className={classes.what}>
        <strong>{where}</strong>
        {session.isCurrent ? (
          <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
            {t('thisOne')}
          </Badge>
        ) : null}
        <div className={classes.remarks}>
          {session.address === null ? null : <span>{t('address', { address: session.address })}</span>}
          <span>
            {t(session.isSwitched ? 'switchedHere' : 'signedIn')} <MomentText at={session.signedInAt} />
          </span>
          <span>
            {t('lastUsed')} <MomentText at={session.lastUsedAt} />
          </span>
        </div>
      </div>
      {session.isCurrent ? null : (
        <DangerButton
          loading={remove.isPending}
          aria-label={t('signOutOf', { where })}
          onClick={() => remove.mutate({ params: { id: session.id } })}
        >
          {t('signOut')}
        </DangerButton>
      )}
    </li>
  );
}
