import { activityWords } from '@bahi/contract/books/document-registry/document-registry';
import {
  type DocumentActivity,
  type DocumentKind,
  documentKinds,
  documentOfActivity,
  isDocumentActivity,
} from '@bahi/domain/document-kinds';
import {
  isPaperActivity,
  type StockPaperActivity,
  stockPaperOfActivity,
  stockPapers,
} from '@bahi/domain/goods/stock-papers';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  BellRing,
  CircleCheck,
  CircleSlash,
  CircleX,
  Coins,
  FileCheck,
  HandCoins,
  Handshake,
  Lock,
  LockOpen,
  type LucideIcon,
  NotebookPen,
  PackageMinus,
  PackagePlus,
  ReceiptText,
  Repeat,
  ShieldAlert,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import classes from './Activities.module.css';
import type { Activity } from './dashboard-answer.ts';
import { useDashboardLinks } from './dashboard-links.ts';
import { Panel, PanelNote } from './Panel.tsx';
import { PanelName } from './PanelName.tsx';
import rows from './PanelRows.module.css';
import { RoundMoney } from './figures/RoundMoney.tsx';
import { useMomentTexts } from './use-moment-texts.ts';

const others = {
  PAYMENT_MADE: { Icon: Wallet, text: 'paymentMade' },
  PAYMENT_RECEIVED: { Icon: HandCoins, text: 'paymentReceived' },
  CUSTOMER_ADDED: { Icon: UserPlus, text: 'customerAdded' },
  ITEM_ADDED: { Icon: PackagePlus, text: 'itemAdded' },
  QUOTATION_PUBLISHED: { Icon: FileCheck, text: 'quotationPublished' },
  QUOTATION_ACCEPTED: { Icon: CircleCheck, text: 'quotationAccepted' },
  QUOTATION_REJECTED: { Icon: CircleX, text: 'quotationRejected' },
  CREDIT_LIMIT_PASSED: { Icon: ShieldAlert, text: 'creditLimitPassed' },
  PERIOD_LOCKED: { Icon: Lock, text: 'periodLocked' },
  PERIOD_UNLOCKED: { Icon: LockOpen, text: 'periodUnlocked' },
  RECURRING_DUE: { Icon: Repeat, text: 'recurringDue' },
  CHEQUE_BOUNCED: { Icon: CircleSlash, text: 'chequeBounced' },
  DAY_CLOSED: { Icon: Coins, text: 'dayClosed' },
  DAY_CLOSE_CANCELLED: { Icon: CircleSlash, text: 'dayCloseCancelled' },
  CUSTOMER_REMINDED: { Icon: BellRing, text: 'customerReminded' },
  PAYMENT_PROMISED: { Icon: Handshake, text: 'paymentPromised' },
  VOUCHER_ENTERED: { Icon: NotebookPen, text: 'voucherEntered' },
  VOUCHER_CANCELLED: { Icon: CircleSlash, text: 'voucherCancelled' },
} as const satisfies Record<
  Exclude<Activity['kind'], DocumentActivity | StockPaperActivity>,
  { Icon: LucideIcon; text: string }
>;

/** What is numbered is an invoice; what bears a heading is money that comes or goes. */
function iconOf(kind: DocumentKind, what: 'issued' | 'cancelled'): LucideIcon {
  const { calledBy, settledBy } = documentKinds[kind];
  if (what === 'cancelled') return CircleSlash;
  if (calledBy === 'number') return ReceiptText;
  return settledBy === 'RECEIVED' ? BanknoteArrowDown : BanknoteArrowUp;
}

type Props = { activities: readonly Activity[]; asOfMilliseconds: number };

/** What happened last, newest first; each leads to what it was about. */
export function Activities({ activities, asOfMilliseconds }: Props) {
  const t = useTexts(dashboardScreenMessages);
  return (
    <Panel title={t('activities')}>
      {activities.length === 0 ? (
        <PanelNote>{t('noActivities')}</PanelNote>
      ) : (
        <ol className={rows.rows}>
          {activities.map((activity, position) => (
            // The same invoice may be paid twice in a second; the list is exchanged as a whole.
            <ActivityRow key={position} activity={activity} asOfMilliseconds={asOfMilliseconds} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function ActivityRow({ activity, asOfMilliseconds }: { activity: Activity; asOfMilliseconds: number }) {
  const language = useLanguage();
  const links = useDashboardLinks();
  const when = useMomentTexts(asOfMilliseconds)(activity.at);
  const { Icon, text } = useActivity(activity.kind);
  const title = nameIn(language, activity.title, activity.titleNp);
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <PanelName
        name={title}
        to={links.activity(activity)}
        remark={
          <>
            {text}
            {activity.by === '' ? null : ` · ${activity.by}`}
          </>
        }
      />
      <span className={classes.end}>
        {activity.amount === null ? null : (
          <span className={rows.amount}>
            <RoundMoney rupees={activity.amount} />
          </span>
        )}
        {when === null ? null : (
          <time dateTime={activity.at} title={when.exact} className={classes.when}>
            {when.relative}
          </time>
        )}
      </span>
    </li>
  );
}

function useActivity(activity: Activity['kind']): { Icon: LucideIcon; text: string } {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  if (isDocumentActivity(activity)) {
    const { kind, what } = documentOfActivity(activity);
    const text = activityWords[kind][what] ?? activityWords[kind].issued;
    return { Icon: iconOf(kind, what), text: text[language] };
  }
  if (isPaperActivity(activity)) {
    const isCancelled = stockPapers[stockPaperOfActivity(activity)].activities.cancelled === activity;
    return { Icon: isCancelled ? CircleSlash : PackageMinus, text: t(activity) };
  }
  const { Icon, text } = others[activity];
  return { Icon, text: t(text) };
}
