import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useProfileNotice } from '../../../../ui/dialogs/ProfileNotice.tsx';
import classes from './FirstSteps.module.css';
import { Panel } from '../Panel.tsx';
import { type Step, useSteps } from './use-steps.ts';

/** A new business: what leads to its first invoice, and how far it has come. */
export function FirstSteps({ hasGoods }: { hasGoods: boolean }) {
  const t = useTexts(dashboardScreenMessages);
  const steps = useSteps(hasGoods);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel title={t('firstSteps')}>
      <p className={classes.intro}>{t('firstStepsText')}</p>
      <ol className={classes.steps}>
        {steps.map((step, position) => (
          <StepRow key={step.title} step={step} number={position + 1} isNext={step === next} />
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
        <span className={classes.text}>{step.text}</span>
      </span>
      <span className={classes.ways}>
        {step.isDone
          ? null
          : step.ways.map(({ label, to }, position) => (
              <Button key={to} variant={isNext && position === 0 ? 'filled' : 'default'} onClick={() => start(to)}>
                {label}
              </Button>
            ))}
      </span>
    </li>
  );
}
