import type { TdsLine } from '@bahi/contract/money/tds/tds-answer';
import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { screens } from '@bahi/contract/screens';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TaxPayments } from '../../books/tax-office/TaxPayments.tsx';
import { MonthState } from './MonthState.tsx';
import { useLineColumns, useTypeColumns } from './tds-columns.tsx';
import type { TdsMonth } from './TdsMonthPage.tsx';
import { TdsTies } from './TdsTies.tsx';
import classes from './Tds.module.css';

type Props = { found: TdsMonth };

/** What was held back, by which type, what it is held against, and what of it was paid. */
export function MonthParts({ found }: Props) {
  const t = useTexts(tdsScreenMessages);
  const paidWords = useTexts(taxPaymentScreenMessages);
  return (
    <>
      <Head found={found} />
      <div className={classes.parts}>
        <div>
          <Surface title={t('types')}>
            <Types found={found} />
          </Surface>
        </div>
        <div>
          <Surface title={t('ties')}>
            <TdsTies ties={found.ties} />
          </Surface>
        </div>
      </div>
      <Surface title={t('register')}>
        <Lines found={found} />
      </Surface>
      <Surface title={paidWords('deposits')}>
        <Deposits found={found} />
      </Surface>
    </>
  );
}

function Head({ found }: Props) {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const { month, isOver, deducted, deposited, left, opened } = found;
  return (
    <div className={classes.head}>
      <p>
        {t(left >= 0 ? 'left' : deposited > 0 ? 'overpaid' : 'below')}{' '}
        <strong>
          <MoneyText rupees={Math.abs(left)} withUnit />
        </strong>
      </p>
      <p>
        {t('deducted')} <MoneyText rupees={deducted} withUnit />
      </p>
      {opened === 0 ? null : (
        <p>
          {t('opened')} <MoneyText rupees={opened} withUnit />
        </p>
      )}
      <p>
        {words('dueDay')} <DateText ad={month.dueDayAD} withAd />
      </p>
      <MonthState month={{ isOver, deducted, deposited, left, dueDayAD: month.dueDayAD }} />
    </div>
  );
}

function Types({ found }: Props) {
  const t = useTexts(tdsScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = useTypeColumns();
  if (found.types.length === 0) return <p className={classes.soft}>{t('noLines')}</p>;
  const List = isDesktop ? ListTable : ListCards;
  return (
    <List
      label={t('types')}
      columns={columns}
      rows={found.types}
      rowKey={(row) => row.portalType}
      rowName={(row) => String(row.portalType)}
    />
  );
}

/** Each line opens its payment, or its voucher, for whoever may read that. */
function Lines({ found }: Props) {
  const t = useTexts(tdsScreenMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const columns = useLineColumns();
  if (found.lines.length === 0) return <EmptyState title={t('noLines')} text={t('noLinesText')} />;
  const rows = found.lines.map((line, place) => ({ ...line, place }));
  const mayOpen = ({ voucherId }: TdsLine): boolean =>
    can(voucherId === null ? paymentContract.getSettlement : voucherContract.get);
  const open = ({ settlementId, voucherId }: TdsLine): void =>
    void navigate(
      voucherId === null ? `${screens.payments}?view=${settlementId}` : `${screens.vouchers}?view=${voucherId}`,
    );
  const List = isDesktop ? ListTable : ListCards;
  return (
    <List
      label={t('register')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.place}
      rowName={(row) => row.number ?? row.name}
      mayOpen={mayOpen}
      onOpen={open}
    />
  );
}

function Deposits({ found }: Props) {
  const { can, isBusinessInactive } = useSession();
  const send = useSend(tdsContract.cancelDeposit);
  return (
    <TaxPayments
      payments={found.deposits}
      mayTakeBack={can(tdsContract.cancelDeposit) && !isBusinessInactive}
      onTakeBack={(body) => send.mutateAsync({ body })}
    />
  );
}
