import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './DonePanel.module.css';

/** What comes next, by one key or one click. */
export type NextStep = {
  /** The letter on the key. */
  key: string;
  label: string;
  icon: ReactNode;
  isBusy?: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
  start: () => void;
};

type Props = {
  title: string;
  number: string;
  party: string;
  document: {
    grandTotal: number;
    remainingAmount?: number;
    /** Not said of what nobody pays. */
    paymentStatus?: 'PAID' | 'PARTIALLY_PAID' | 'DUE';
  };
  /** What is told where a part is paid. */
  stillDue?: string;
  /** What else is told of it. */
  remark?: ReactNode;
  /** The first one has the focus. */
  steps: readonly NextStep[];
  /** Choices of these. */
  options?: ReactNode;
  list: { path: string; label: string };
};

/** After a document is issued: its number, what it comes to, and what comes next, each one key away. */
export function DonePanel({ title, number, party, document, stillDue, remark, steps, options, list }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useKeys(steps);
  return (
    <>
      <PageTitle title={title} backTo={list.path} />
      <section className={classes.panel} aria-label={title}>
        <CircleCheck size={44} className={classes.icon} aria-hidden />
        <p className={classes.number}>{number}</p>
        <p className={classes.party}>{party}</p>
        <p className={classes.total}>
          <MoneyText rupees={document.grandTotal} withUnit />
        </p>
        {document.paymentStatus === undefined ? null : (
          <p className={classes.status}>
            <PaymentStatusBadge status={document.paymentStatus} />
            {document.paymentStatus === 'PARTIALLY_PAID' ? (
              <span>
                {stillDue} <MoneyText rupees={document.remainingAmount ?? 0} withUnit />
              </span>
            ) : null}
          </p>
        )}
        {remark === undefined ? null : <p className={classes.change}>{remark}</p>}
        <div className={classes.actions}>
          {steps.map((step, position) => (
            <StepButton key={step.key} step={step} buttonRef={position === 0 ? first : null} />
          ))}
        </div>
        {options === undefined ? null : <div className={classes.options}>{options}</div>}
        <TextLink to={list.path}>{list.label}</TextLink>
      </section>
    </>
  );
}

type StepProps = { step: NextStep; buttonRef: Ref<HTMLButtonElement> };

/** The first one, which has a place to be reached by, is the main one. */
function StepButton({ step, buttonRef }: StepProps) {
  const { key, label, icon, isBusy = false, isDangerous = false, start } = step;
  const shown = {
    leftSection: icon,
    rightSection: <kbd className={classes.key}>{key}</kbd>,
    'aria-keyshortcuts': key,
    loading: isBusy,
    onClick: start,
  };
  if (isDangerous) return <DangerButton {...shown}>{label}</DangerButton>;
  return (
    <Button ref={buttonRef} {...shown} variant={buttonRef === null ? 'default' : 'filled'}>
      {label}
    </Button>
  );
}

/** Keys by their place on the keyboard, so that they are the same on a Nepali one; not while something is typed. */
function useKeys(steps: readonly NextStep[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps.find(({ key }) => event.code === `Key${key}`);
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
    if (step === undefined || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (step.isBusy !== true) step.start();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
