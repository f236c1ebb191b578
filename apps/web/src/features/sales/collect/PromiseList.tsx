import type { PaymentPromise } from '@bahi/contract/sales/collect/collect-answer';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectMessages } from '@bahi/contract/sales/collect/collect.messages';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { DateText, MomentText, useLongDay } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './Collect.module.css';
import { PromiseBadge } from './PromiseBadge.tsx';

registerTexts(collectMessages);

/** What a customer promised, the last first; nothing where there never was any. */
export function PromiseHistory({ customerId }: { customerId: number }) {
  const found = useCall(collectContract.promises, { params: { customerId } }, { staleTime: 0 });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <FormSkeleton fields={1} />;
  return found.data.length === 0 ? null : <PromiseList promises={found.data} />;
}

/** Promises one below the other; one that stands and was noted by mistake is taken back. */
export function PromiseList({ promises }: { promises: readonly PaymentPromise[] }) {
  const t = useTexts(collectScreenMessages);
  return (
    <section className={classes.section}>
      <h3>{t('promises')}</h3>
      {promises.length === 0 ? <p className={classes.soft}>{t('noPromise')}</p> : null}
      <ul className={classes.rows}>
        {promises.map((promise) => (
          <li key={promise.id} className={classes.row}>
            <PromiseFacts promise={promise} />
            <Withdraw promise={promise} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromiseFacts({ promise }: { promise: PaymentPromise }) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  const { state, promisedDateAD, amount, receivedAmount, missingAmount, note, takenBy, takenAt, endedBy } = promise;
  return (
    <div className={classes.told}>
      <span className={classes.line}>
        <strong>
          <DateText ad={promisedDateAD} />
        </strong>
        <span>{amount === null ? t('allThen') : <MoneyText rupees={amount} withUnit />}</span>
        <PromiseBadge state={state} />
        {receivedAmount > 0 ? (
          <small className={classes.soft}>
            {t('received', { amount: formatRupees(paisaOf(receivedAmount), language) })}
          </small>
        ) : null}
        {state === 'BROKEN' && missingAmount > 0 ? (
          <small className={classes.soft} data-late>
            {t('missing', { amount: formatRupees(paisaOf(missingAmount), language) })}
          </small>
        ) : null}
      </span>
      {note === null ? null : <span className={classes.note}>{note}</span>}
      <small className={classes.soft}>
        {takenBy} · <MomentText at={takenAt} />
        {endedBy === null ? null : ` · ${t(state)}: ${endedBy}`}
      </small>
    </div>
  );
}

function Withdraw({ promise }: { promise: PaymentPromise }) {
  const t = useTexts(collectScreenMessages);
  const dayText = useLongDay();
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const withdraw = useSend(collectContract.withdraw);
  const stands = promise.state === 'OPEN' || promise.state === 'TODAY';
  if (!stands || isBusinessInactive || !can(collectContract.withdraw)) return null;
  const ask = async (): Promise<void> => {
    const question = t('withdrawConfirm', { day: dayText(promise.promisedDateAD) });
    const isSure = await confirm({ kind: 'own', question, confirm: t('withdraw'), isDangerous: true });
    if (isSure) withdraw.mutate({ params: { promiseId: promise.id } });
  };
  return (
    <DangerButton loading={withdraw.isPending} onClick={() => void ask()}>
      {t('withdraw')}
    </DangerButton>
  );
}
