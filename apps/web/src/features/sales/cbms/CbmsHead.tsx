import { cbmsContract, cbmsStates } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { Button } from '@mantine/core';
import { PlugZap, RotateCcw, Settings2, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import classes from './Cbms.module.css';
import { CbmsStateBadge } from './CbmsStateBadge.tsx';
import type { CbmsOutbox } from './cbms-rows.ts';

type Outbox = { data: CbmsOutbox | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
type Props = { outbox: Outbox; onSetUp: () => void };

const iconPixels = 18;

/** Whether it is turned on, what stands in its way, how much stands where; and for who may, its settings. */
export function CbmsHead({ outbox, onSetUp }: Props) {
  const t = useTexts(cbmsScreenMessages);
  const { data, isError, error, refetch } = outbox;
  if (isError && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const { setup, isVatRegistered, counts, oldestWaitingAt } = data;
  return (
    <section className={classes.head}>
      <p className={classes.about}>{t('about')}</p>
      <p className={classes.state}>
        {setup?.isOn === true ? (
          <>
            {t('isOn')}: <DateText ad={setup.fromDayAD} />
          </>
        ) : (
          t('isOff')
        )}
      </p>
      {isVatRegistered ? null : <p className={classes.soft}>{t('notRegistered')}</p>}
      <Trouble setup={setup} />
      <ul className={classes.counts}>
        {cbmsStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <CbmsStateBadge state={state} /> <NumberText value={counts[state]} />
            </li>
          ))}
      </ul>
      {oldestWaitingAt === null ? null : (
        <p className={classes.soft}>
          {t('oldest')} <MomentText at={oldestWaitingAt} />
        </p>
      )}
      <Buttons data={data} onSetUp={onSetUp} />
      <p className={classes.soft}>{t('noApproval')}</p>
    </section>
  );
}

/** Why nothing is sent, or not just now. */
function Trouble({ setup }: Pick<CbmsOutbox, 'setup'>) {
  const t = useTexts(cbmsScreenMessages);
  if (setup === null || !setup.isOn) return null;
  const { stop, pausedUntil } = setup;
  if (stop === null && pausedUntil === null) return null;
  return (
    <p className={classes.trouble} role="status">
      <TriangleAlert size={iconPixels} aria-hidden />
      <span>
        {stop === null ? (
          <>
            {t('pausedUntil')}: <MomentText at={pausedUntil} />
          </>
        ) : (
          t(`stop${stop}`)
        )}
      </span>
    </p>
  );
}

function Buttons({ data: { setup, isVatRegistered, counts }, onSetUp }: { data: CbmsOutbox; onSetUp: () => void }) {
  const t = useTexts(cbmsScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const test = useSend(cbmsContract.test);
  const resume = useSend(cbmsContract.resume);
  const retryAll = useSend(cbmsContract.retryAll);
  if (!can(cbmsContract.save) || isBusinessInactive) return null;
  const isOn = setup?.isOn === true;
  // A password that was refused is entered anew: to send again with it may lock the account over there.
  const needsPassword = setup?.stop === 'CREDENTIALS' || setup?.stop === 'PASSWORD_LOST';
  const isStuck = isOn && !needsPassword && (setup.stop !== null || setup.pausedUntil !== null);
  return (
    <div className={classes.buttons}>
      {isVatRegistered || setup !== null ? (
        <Button
          variant={setup === null ? 'filled' : 'default'}
          leftSection={<Settings2 size={iconPixels} aria-hidden />}
          onClick={onSetUp}
        >
          {t('setUp')}
        </Button>
      ) : null}
      {setup === null ? null : (
        <Button
          variant="default"
          leftSection={<PlugZap size={iconPixels} aria-hidden />}
          loading={test.isPending}
          onClick={() => test.mutate({})}
        >
          {t('test')}
        </Button>
      )}
      {isStuck ? (
        <Button
          leftSection={<RotateCcw size={iconPixels} aria-hidden />}
          loading={resume.isPending}
          onClick={() => resume.mutate({})}
        >
          {t('resume')}
        </Button>
      ) : null}
      {isOn && setup.stop === null && counts.FAILED > 0 ? (
        <Button
          variant="default"
          leftSection={<RotateCcw size={iconPixels} aria-hidden />}
          loading={retryAll.isPending}
          onClick={() => retryAll.mutate({})}
        >
          {t('retryAll')}
        </Button>
      ) : null}
    </div>
  );
}
