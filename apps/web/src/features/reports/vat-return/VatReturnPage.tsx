import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import type { Answer } from '@bahi/contract/endpoint';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useMayPay } from '../../books/tax-office/use-may-pay.ts';
import { TaxPaymentDialog } from '../../books/tax-office/TaxPaymentDialog.tsx';
import { FileReturnDialog } from './FileReturnDialog.tsx';
import { ReturnExport } from './ReturnExport.tsx';
import { ReturnError } from './ReturnError.tsx';
import { ReturnParts } from './ReturnParts.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { VerifyReturnDialog } from './VerifyReturnDialog.tsx';
import { WithdrawReturnDialog } from './WithdrawReturnDialog.tsx';

export type VatMonthReturn = Answer<typeof vatReturnContract.get>;

/** The return of one month, box by box, with what it ties to and what was filed. */
export function VatReturnPage() {
  const { lastDay = '' } = useParams();
  const t = useTexts(vatReturnScreenMessages);
  const monthText = useMonthName();
  const answer = useCall(vatReturnContract.get, { query: { dayAD: lastDay } }, { staleTime: 0 });
  const found = answer.data;
  const title = found === undefined ? t('title') : t('titleOf', { month: monthText(found.month.lastDayBS) });
  return (
    <>
      <PageTitle title={title} backTo={screens.vatReturns}>
        {found === undefined ? null : <ReturnActions found={found} />}
      </PageTitle>
      {answer.isPending ? <FormSkeleton fields={8} /> : null}
      {answer.isError ? <ReturnError error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {found === undefined ? null : <ReturnParts found={found} />}
    </>
  );
}

/** Takes it along, and notes what the portal says; what cannot be done yet is not there. */
function ReturnActions({ found }: { found: VatMonthReturn }) {
  const t = useTexts(vatReturnScreenMessages);
  const paidWords = useTexts(taxPaymentScreenMessages);
  const { can, isBusinessInactive, userDetails } = useSession();
  const mayPay = useMayPay();
  const acting = useDialog<'file' | 'verify' | 'withdraw' | 'pay'>();
  const [newest] = found.filings;
  const last = newest === undefined || newest.state === 'WITHDRAWN' ? undefined : newest;
  const mayFile = can(vatReturnContract.file) && !isBusinessInactive && found.isOver;
  const mayWithdraw =
    can(vatReturnContract.withdraw) && userDetails.userType === 'BUSINESS_OWNER_USER' && !isBusinessInactive;
  // What was filed elsewhere is paid as the portal says.
  const isToPay = (found.leftToPay ?? 0) > 0 || (found.refusal === 'BEFORE_FIRST' && found.isOver);
  const dialog = { opened: acting.opened, onClose: acting.close, found };
  return (
    <>
      {can(vatReturnContract.download) ? (
        <ReturnExport
          what="RETURN"
          fetchFile={(wish) => call(vatReturnContract.download, { body: { dayAD: found.month.lastDayAD, ...wish } })}
        />
      ) : null}
      {mayWithdraw && last !== undefined ? (
        <DangerButton onClick={() => acting.open('withdraw')}>{t('withdraw')}</DangerButton>
      ) : null}
      {mayFile && last?.state === 'SUBMITTED' ? (
        <Button variant="default" onClick={() => acting.open('verify')}>
          {t('verify')}
        </Button>
      ) : null}
      {mayPay(vatReturnContract.pay) && isToPay ? (
        <Button onClick={() => acting.open('pay')}>{paidWords('deposit')}</Button>
      ) : null}
      {mayFile ? <FileButton found={found} isAgain={last !== undefined} onFile={() => acting.open('file')} /> : null}
      {acting.target === 'file' ? <FileReturnDialog {...dialog} /> : null}
      {acting.target === 'verify' && last !== undefined ? <VerifyReturnDialog {...dialog} last={last} /> : null}
      {acting.target === 'pay' ? <PayDialog {...dialog} /> : null}
      {acting.target === 'withdraw' ? <WithdrawReturnDialog {...dialog} /> : null}
    </>
  );
}

type DialogProps = { opened: boolean; onClose: () => void; found: VatMonthReturn };

/** What is left to pay, under the number that the portal gave the return; of a month filed elsewhere the amount is typed. */
function PayDialog({ opened, onClose, found: { month, leftToPay, filings } }: DialogProps) {
  const send = useSend(vatReturnContract.pay);
  return (
    <TaxPaymentDialog
      opened={opened}
      onClose={onClose}
      firstDayAD={dayAfter(month.lastDayAD)}
      lastDayAD={month.lastDayAD}
      left={leftToPay}
      submissionNumber={filings[0]?.submissionNumber ?? ''}
      onPay={(body) => send.mutateAsync({ body })}
    />
  );
}

/** A return is there once its month is over, and what is to be paid follows from it. */
function dayAfter(dayAD: string): string {
  const day = parseAdDate(dayAD);
  return isDateProblem(day) ? dayAD : formatAdDate(addDays(day, 1));
}

type FileProps = { found: VatMonthReturn; isAgain: boolean; onFile: () => void };

/** Files the month, or leads to the one that comes first; what was filed elsewhere is not filed here. */
function FileButton({ found, isAgain, onFile }: FileProps) {
  const t = useTexts(vatReturnScreenMessages);
  const monthText = useMonthName();
  if (found.refusal === 'BEFORE_FIRST') return null;
  if (found.fileFirst === null) return <Button onClick={onFile}>{t(isAgain ? 'fileAgain' : 'file')}</Button>;
  const { lastDayAD, lastDayBS } = found.fileFirst;
  return (
    <Button component={Link} to={screenAt(screens.vatReturn, { lastDay: lastDayAD })}>
      {t('fileFirst', { month: monthText(lastDayBS) })}
    </Button>
  );
}
