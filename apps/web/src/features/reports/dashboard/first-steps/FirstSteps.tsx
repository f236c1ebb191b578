import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sampleBusinessWords } from '@bahi/contract/platform/sample-business/sample-business-words';
import { screens } from '@bahi/contract/screens';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useSend } from '../../../../platform/query.ts';
import { useProfileNotice } from '../../../../ui/dialogs/ProfileNotice.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';
import classes from './FirstSteps.module.css';
import { Panel } from '../Panel.tsx';
import { type Step, useSteps } from './use-steps.ts';

type Props = {
  told: NonNullable<BusinessSummary['firstSteps']>;
  /** Nothing was sold yet: the list stands in the place of the figures, and says so. */
  isNew: boolean;
};

/** What a new business does first, how far it has come, and where each step is taken. It can be put away. */
export function FirstSteps({ told, isNew }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const { business, can } = useSession();
  const language = useLanguage();
  const hide = useSend(dashboardContract.hideFirstSteps);
  const steps = useSteps(told);
  const next = steps.find(({ isDone }) => !isDone);
  const done = formatNumber(steps.filter(({ isDone }) => isDone).length, language);
  return (
    <Panel
      title={t('firstSteps')}
      actions={
        <>
          <span className={classes.progress}>
            {t('stepsDone', { done, count: formatNumber(steps.length, language) })}
          </span>
          <Button
            variant="subtle"
            aria-label={t('hideStepsOf')}
            loading={hide.isPending}
            onClick={() => hide.mutate({})}
          >
            {t('hideSteps')}
          </Button>
        </>
      }
    >
      {isNew ? <p className={classes.intro}>{t('firstStepsText')}</p> : null}
      {can(sampleBusinessContract.begin) && business?.isSample !== true ? (
        <Button component={Link} to={screens.sampleBusiness} variant="subtle" className={classes.intro ?? ''}>
          {sampleBusinessWords.tryIt[language]}
        </Button>
      ) : null}
      <ol className={classes.steps}>
        {steps.map((step, position) => (
          <StepRow key={step.step} step={step} number={position + 1} isNext={isNew && step === next} />
        ))}
      </ol>
    </Panel>
  );
}

function StepRow({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const profile = useProfileNotice();
  const navigate = useNavigate();
  const start = (to: string): void => {
    if (step.needsProfile && !profile.isComplete) profile.ask();
    else void navigate(to);
  };
  return (
    <li className={classes.step} data-done={step.isDone || undefined}>
      <span className={classes.mark} aria-hidden>
        {step.isDone ? <Check size={18} /> : formatNumber(number, language)}
      </span>
      <span className={classes.what}>
        <strong className={classes.title}>
          {step.title}
          {step.isDone ? <span className={classes.done}>{t('stepDone')}</span> : null}
        </strong>
        {step.isDone ? null : <span className={classes.text}>{step.text}</span>}
      </span>
      {step.isDone ? null : (
        <span className={classes.ways}>
          {step.ways.map(({ label, to }, position) => (
            <Button key={to} variant={isNext && position === 0 ? 'filled' : 'default'} onClick={() => start(to)}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
