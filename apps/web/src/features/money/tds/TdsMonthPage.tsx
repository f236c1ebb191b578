import type { Answer } from '@bahi/contract/endpoint';
import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { FileSpreadsheet } from 'lucide-react';
import { useParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { TaxPaymentDialog } from '../../books/tax-office/TaxPaymentDialog.tsx';
import { useMayPay } from '../../books/tax-office/use-may-pay.ts';
import { MonthParts } from './MonthParts.tsx';
import { TdsError } from './TdsError.tsx';
import { useTdsFile } from './use-tds-file.ts';

export type TdsMonth = Answer<typeof tdsContract.get>;

/** One month: its register, what it ties to, what was paid, and the file for the portal. */
export function TdsMonthPage() {
  const { lastDay = '' } = useParams();
  const t = useTexts(tdsScreenMessages);
  const monthText = useMonthName();
  const answer = useCall(tdsContract.get, { query: { dayAD: lastDay } }, { staleTime: 0 });
  const found = answer.data;
  const title = found === undefined ? t('title') : t('titleOf', { month: monthText(found.month.lastDayBS) });
  return (
    <>
      <PageTitle title={title} backTo={screens.tds}>
        {found === undefined ? null : <MonthActions found={found} />}
      </PageTitle>
      {answer.isPending ? <FormSkeleton fields={8} /> : null}
      {answer.isError ? <TdsError error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {found === undefined ? null : <MonthParts found={found} />}
    </>
  );
}

/** Takes file and sheet along, and notes what was paid. */
function MonthActions({ found }: { found: TdsMonth }) {
  const t = useTexts(tdsScreenMessages);
  const { can } = useSession();
  const mayPay = useMayPay();
  const paidWords = useTexts(taxPaymentScreenMessages);
  const send = useSend(tdsContract.deposit);
  const paying = useDialog<true>();
  const dayAD = found.month.lastDayAD;
  const file = useTdsFile(dayAD);
  const hasLines = found.lines.length > 0;
  return (
    <>
      {can(tdsContract.download) && hasLines ? (
        <>
          <Button
            variant="default"
            leftSection={<FileSpreadsheet size={18} aria-hidden />}
            loading={file.isPending}
            onClick={file.take}
          >
            {t('file')}
          </Button>
          <div role="group" aria-label={t('sheet')}>
            <ExportMenu fetchFile={(wish) => call(tdsContract.download, { body: { dayAD, what: 'SHEET', ...wish } })} />
          </div>
        </>
      ) : null}
      {mayPay(tdsContract.deposit) && found.payable > 0 ? (
        <Button onClick={() => paying.open(true)}>{paidWords('deposit')}</Button>
      ) : null}
      {paying.target === null ? null : (
        <TaxPaymentDialog
          opened={paying.opened}
          onClose={paying.close}
          firstDayAD={found.month.firstDayAD}
          lastDayAD={dayAD}
          left={found.payable}
          onPay={(body) => send.mutateAsync({ body })}
        />
      )}
    </>
  );
}
