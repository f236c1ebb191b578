import {
  sampleBusinessContract,
  sampleRestDays,
} from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, Group } from '@mantine/core';
import { z } from '@bahi/contract/zod';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type Result } from '../../../platform/api-client.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { enterSample, leaveSample } from '../../../platform/routing/sample-business.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './SampleBusiness.module.css';

type Sample = Result<(typeof sampleBusinessContract)['get']>;

const lookMilliseconds = 2000;
const asked = z.object({ isAsked: z.literal(true) });

/** The sample of the business: what it is, how far it is, the way into it, and what begins it anew or takes it away. */
export function SampleBusinessPage() {
  const t = useTexts(sampleBusinessScreenMessages);
  const { business, can } = useSession();
  const isLeaving = asked.safeParse(useLocation().state).success;
  // In the sample there is none, and the band above leads back.
  const isInside = business?.isSample === true;
  return (
    <>
      <PageTitle title={t('title')} />
      {isInside ? (
        isLeaving ? (
          <Leaving />
        ) : (
          <EmptyState title={t('band')} />
        )
      ) : business !== null && can(sampleBusinessContract.get) ? (
        <OwnSample />
      ) : (
        <ForbiddenState needs={sampleBusinessContract.get.access} />
      )}
    </>
  );
}

/** Goes back to one's own business, asked for on a screen of ours. */
function Leaving() {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void leaveSample();
  }, []);
  return <FormSkeleton fields={2} />;
}

function OwnSample() {
  const t = useTexts(sampleBusinessScreenMessages);
  const language = useLanguage();
  const sample = useCall(sampleBusinessContract.get, {}, { staleTime: 0 });
  const { data, refetch } = sample;
  const isUnderWay = data !== undefined && ['WAITING', 'MAKING', 'LEAVING'].includes(data.state);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void refetch(), lookMilliseconds);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  if (sample.isPending) return <FormSkeleton fields={2} />;
  if (data === undefined) return <ErrorState error={sample.error} onRetry={() => void refetch()} />;
  return (
    <Surface>
      <p className={classes.text}>{t('text')}</p>
      <p className={classes.text}>{t('rest', { days: formatNumber(sampleRestDays, language) })}</p>
      <p className={classes.state} role="status">
        <strong>{t(data.state)}</strong>
        {data.begunBy === null || data.begunAt === null ? null : (
          <span>
            {t('begunBy')}: {data.begunBy}, <MomentText at={data.begunAt} />
          </span>
        )}
      </p>
      {isUnderWay ? null : <Steps sample={data} />}
    </Surface>
  );
}

function Steps({ sample: { state } }: { sample: Sample }) {
  const t = useTexts(sampleBusinessScreenMessages);
  const confirm = useConfirm();
  const begin = useSend(sampleBusinessContract.begin);
  const remove = useSend(sampleBusinessContract.remove);
  const { error, isEntering, enter } = useEnter();
  if (state === 'NONE')
    return (
      <Button loading={begin.isPending} onClick={() => begin.mutate({})}>
        {t('begin')}
      </Button>
    );
  const ask = async (what: 'again' | 'remove'): Promise<void> => {
    const question = t(`${what}Question`);
    if (await confirm({ kind: 'own', question, confirm: t(what), isDangerous: true }))
      (what === 'again' ? begin : remove).mutate({});
  };
  return (
    <>
      {error === null ? null : <p role="alert">{error}</p>}
      <Group>
        {state === 'READY' ? (
          <Button loading={isEntering} onClick={enter}>
            {t('enter')}
          </Button>
        ) : null}
        <Button variant="default" loading={begin.isPending} onClick={() => void ask('again')}>
          {t('again')}
        </Button>
        <DangerButton loading={remove.isPending} onClick={() => void ask('remove')}>
          {t('remove')}
        </DangerButton>
      </Group>
    </>
  );
}

function useEnter() {
  const [error, setError] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const enter = (): void => {
    setEntering(true);
    enterSample().catch((thrown: unknown) => {
      setEntering(false);
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown.message);
    });
  };
  return { error, isEntering, enter };
}
