import type { Answer } from '@bahi/contract/endpoint';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { reachedText } from '../reminder/reminder-rows.ts';
import { MessageOutcome } from '../sharing/MessageStateBadge.tsx';
import { useLookAgain } from '../sharing/use-look-again.ts';
import classes from './Collect.module.css';
import { LeftOut } from './PlannedReminders.tsx';

type Props = { result: Answer<typeof collectContract.remind>; onClose: () => void };

/** What became of each reminder that was sent together, as long as they are under way. */
export function SentReminders({ result, onClose }: Props) {
  const t = useTexts(collectScreenMessages);
  const r = useTexts(reminderScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const sent = result.rows.filter(({ reminderId }) => reminderId !== null);
  const ids = sent.map(({ reminderId }) => reminderId).join();
  const enabled = ids !== '' && can(collectContract.sent);
  const told = useCall(collectContract.sent, { query: { ids } }, { enabled, staleTime: 0 });
  useLookAgain(told.data, told.refetch);
  const messages = new Map((told.data ?? []).map(({ id, message }) => [id, message]));
  return (
    <>
      <section className={classes.section} aria-live="polite">
        <h3>{t('wentTo', { count: sent.length })}</h3>
        <ul className={classes.many}>
          {sent.map((row) => (
            <li key={row.customerId} className={classes.line}>
              <strong>{nameIn(language, row.customerName, row.customerNameNp)}</strong>
              {row.way === null || row.recipient === null ? null : (
                <small className={classes.soft}>
                  {r(row.way)}: {reachedText({ way: row.way, recipient: row.recipient }, language)}
                </small>
              )}
              <MessageOutcome message={messages.get(row.reminderId ?? 0) ?? null} />
            </li>
          ))}
        </ul>
      </section>
      {told.isError ? <ErrorState error={told.error} onRetry={() => void told.refetch()} /> : null}
      <LeftOut rows={result.rows} />
      <DialogFooter>
        <Button onClick={onClose}>{ui('close')}</Button>
      </DialogFooter>
    </>
  );
}
