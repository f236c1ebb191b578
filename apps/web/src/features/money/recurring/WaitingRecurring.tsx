import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Recurring.module.css';

/** On the first screen of the day: what came again and waits for somebody. */
export function WaitingRecurring() {
  const t = useTexts(recurringScreenMessages);
  const { can } = useSession();
  const enabled = can(recurringContract.list);
  const { data } = useCall(recurringContract.list, { query: { isWaiting: true, pageSize: 1 } }, { enabled });
  const count = enabled ? (data?.recordsTotal ?? 0) : 0;
  return count === 0 ? null : (
    <p className={classes.notice} role="status">
      <TextLink to={`${screens.recurrings}?isWaiting=true`}>{t('waitingOf', { count })}</TextLink>
    </p>
  );
}
