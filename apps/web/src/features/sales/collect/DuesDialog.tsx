import type { Answer } from '@bahi/contract/endpoint';
import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { Button } from '@mantine/core';
import { BellRing, HandCoins, Handshake, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { StatementButton } from '../../reports/statement/StatementButton.tsx';
import { ReminderHistory } from '../reminder/ReminderHistory.tsx';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import classes from './Collect.module.css';
import { ageAmounts } from './collect-ages.ts';
import { PromiseList } from './PromiseList.tsx';
import { OpenDues } from './OpenDues.tsx';
import type { DuesOpeners } from './use-dues-actions.tsx';
import { receivePath, useDuesRights } from './use-dues-rights.ts';

type Panel = Answer<typeof collectContract.get>;
type Props = Omit<DuesOpeners, 'view'> & {
  opened: boolean;
  onClose: () => void;
  customerId: number | null;
  outletId: number | null;
};

/** One customer who owes: their bills, what was sent and when, promises and notes; the next one is a key away. */
export function DuesDialog({ opened, onClose, customerId, outletId, promise, remind }: Props) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const asked = { params: { customerId: customerId ?? 0 }, query: outletId === null ? {} : { outletId } };
  const found = useCall(collectContract.get, asked, {
    enabled: opened && customerId !== null,
    staleTime: 0,
    isQuiet: true,
  });
  const isPaid = found.error?.status === 404;
  const panel = isPaid ? undefined : found.data;
  const title = panel === undefined ? t('title') : nameIn(language, panel.customer.name, panel.customer.nameNp);
  return (
    <DetailDialog opened={opened} onClose={onClose} title={title} size={860}>
      {isPaid ? (
        <p>{t('paid')}</p>
      ) : panel !== undefined ? (
        <>
          <Ways panel={panel} promise={promise} remind={remind} />
          <Sums customer={panel.customer} />
          <OpenDues bills={panel.bills} isCut={panel.isCut} remind={remind} />
          <PromiseList promises={panel.promises} />
          {can(reminderContract.get) && can('customer.read') ? (
            <ReminderHistory subject={{ of: 'customer', id: panel.customer.id }} />
          ) : null}
          {can('customer.read') ? <RecordHistory kind="CUSTOMER" id={panel.customer.id} /> : null}
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

/** How they are reached, and what is done once they are: the first thing on the panel, large enough for a thumb. */
function Ways({ panel, promise, remind }: { panel: Panel } & Pick<Props, 'promise' | 'remind'>) {
  const t = useTexts(collectScreenMessages);
  const { can } = useSession();
  const { mayRemind, mayPromise, mayReceive } = useDuesRights();
  const { id, phoneNumber } = panel.customer;
  const subject = { of: 'customer', id } as const;
  const [only, ...others] = panel.bills;
  // Of a single bill the message has its number and its link.
  const bill = others.length === 0 && only?.isReminded === true ? ({ of: 'document', id: only.id } as const) : subject;
  return (
    <div className={classes.ways}>
      {phoneNumber === '' ? null : (
        <Button component="a" href={`tel:${phoneNumber}`} leftSection={<Phone size={18} aria-hidden />}>
          {t('call')}
        </Button>
      )}
      {mayRemind ? (
        <>
          <Button
            variant="default"
            leftSection={<MessageCircle size={18} aria-hidden />}
            onClick={() => remind({ subject: bill, way: 'WHATSAPP' })}
          >
            {t('whatsApp')}
          </Button>
          <Button
            variant="default"
            leftSection={<BellRing size={18} aria-hidden />}
            onClick={() => remind({ subject: bill })}
          >
            {t('remind')}
          </Button>
        </>
      ) : null}
      {mayPromise ? (
        <Button variant="default" leftSection={<Handshake size={18} aria-hidden />} onClick={() => promise(id)}>
          {t(panel.customer.promise === null ? 'addPromise' : 'newPromise')}
        </Button>
      ) : null}
      {mayReceive ? (
        <Button
          component={Link}
          to={receivePath(id)}
          variant="default"
          leftSection={<HandCoins size={18} aria-hidden />}
        >
          {t('receive')}
        </Button>
      ) : null}
      {can(statementContract.customer) ? <StatementButton kind="customer" id={id} /> : null}
    </div>
  );
}

function Sums({ customer }: { customer: CollectRow }) {
  const t = useTexts(collectScreenMessages);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('due')}</dt>
        <dd>
          <MoneyText rupees={customer.dueAmount} withUnit />
        </dd>
      </div>
      {ageAmounts
        .filter(({ amountOf }) => amountOf(customer) !== 0)
        .map(({ age, amountOf }) => (
          <div key={age}>
            <dt>{t(age)}</dt>
            <dd>
              <MoneyText rupees={amountOf(customer)} withUnit />
            </dd>
          </div>
        ))}
      {customer.advanceAmount === 0 ? null : (
        <div>
          <dt>{t('advance')}</dt>
          <dd>
            <MoneyText rupees={customer.advanceAmount} withUnit />
          </dd>
        </div>
      )}
    </dl>
  );
}
