import {
  type JoinedBusiness,
  joinedBusinessContract,
} from '@bahi/contract/account/joined-business/joined-business.contract';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { Button, TextInput } from '@mantine/core';
import { Building2, CircleCheck, Search, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { askedHere, switchAddress } from '../../../platform/routing/switch-business.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import classes from './JoinedBusinesses.module.css';
import { fewWithoutSearch, namedLike } from './named-like.ts';

/** The businesses one signs in to, joined with this one: to switch to, to join another, to take one apart. */
export function JoinedBusinesses() {
  const t = useTexts(joinedBusinessScreenMessages);
  const list = useCall(joinedBusinessContract.list, {}, { staleTime: 0 });
  const [joining, setJoining] = useState<string | null>(null);
  const [text, setText] = useState('');
  if (list.isPending) return <FormSkeleton fields={4} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const shown = namedLike(list.data, text);
  return (
    <Surface title={t('title')} actions={<Button onClick={() => setJoining('')}>{t('join')}</Button>}>
      <p className={classes.text}>{t('text')}</p>
      {list.data.length > fewWithoutSearch ? (
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Search size={18} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      {list.data.length === 0 ? <p className={classes.none}>{t('none')}</p> : null}
      {list.data.length > 0 && shown.length === 0 ? <p className={classes.none}>{t('noMatch')}</p> : null}
      <ul className={classes.list}>
        {shown.map((row) => (
          <BusinessRow key={row.userId} row={row} onJoinAnew={() => setJoining(row.userName)} />
        ))}
      </ul>
      <JoinDialog opened={joining !== null} onClose={() => setJoining(null)} username={joining ?? ''} />
    </Surface>
  );
}

function BusinessRow({ row, onJoinAnew }: { row: JoinedBusiness; onJoinAnew: () => void }) {
  const t = useTexts(joinedBusinessScreenMessages);
  const confirm = useConfirm();
  const remove = useSend(joinedBusinessContract.remove);
  const name = nameIn(useLanguage(), row.companyName, row.companyNameNp);
  const takeApart = async (): Promise<void> => {
    const question = t('takeApartQuestion', { name });
    if (await confirm({ kind: 'own', question, confirm: t('takeApart'), isDangerous: true }))
      remove.mutate({ params: { userId: row.userId } });
  };
  return (
    <li className={classes.row}>
      <Building2 size={24} aria-hidden />
      <div className={classes.what}>
        <strong>{name}</strong>
        <StateBadge row={row} />
        <div className={classes.remarks}>
          <span>{row.userName}</span>
          <span>
            {t('joinedAt')} <MomentText at={row.joinedAt} />
          </span>
          {row.lastSwitchedAt === null ? null : (
            <span>
              {t('lastSwitched')} <MomentText at={row.lastSwitchedAt} />
            </span>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        {row.state === 'OPEN' && !row.isCurrent ? (
          <Button
            component={Link}
            to={switchAddress(row.userId)}
            state={askedHere}
            variant="default"
            aria-label={t('switchTo', { name })}
          >
            {t('switch')}
          </Button>
        ) : null}
        {row.state === 'CHANGED' && !row.isCurrent ? (
          <Button variant="default" onClick={onJoinAnew}>
            {t('join')}
          </Button>
        ) : null}
        <DangerButton
          loading={remove.isPending}
          aria-label={t('takeApartOf', { name })}
          onClick={() => void takeApart()}
        >
          {t('takeApart')}
        </DangerButton>
      </div>
    </li>
  );
}

function StateBadge({ row: { state, isCurrent } }: { row: JoinedBusiness }) {
  const t = useTexts(joinedBusinessScreenMessages);
  if (state !== 'OPEN')
    return (
      <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
        {t(state)}
      </Badge>
    );
  return isCurrent ? (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('here')}
    </Badge>
  ) : null;
}
