import type { Answer } from '@bahi/contract/endpoint';
import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText, NumberText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Cbms.module.css';
import { type CbmsReport, documentScreen } from './cbms-rows.ts';
import { CbmsReasonText, CbmsStateBadge } from './CbmsStateBadge.tsx';
import { useCbmsActions } from './use-cbms-actions.tsx';

type Report = Answer<typeof cbmsContract.get>;
type Props = {
  opened: boolean;
  onClose: () => void;
  id: number | null;
  onMark: (report: CbmsReport) => void;
};

/** One bill or return: where it stands, and of each try what was sent and what came back. */
export function CbmsDetailDialog({ opened, onClose, id, onMark }: Props) {
  const t = useTexts(cbmsScreenMessages);
  const found = useCall(
    cbmsContract.get,
    { params: { id: id ?? 0 } },
    { staleTime: 0, enabled: opened && id !== null },
  );
  const actionsOf = useCbmsActions(onMark);
  const report = found.data;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={report === undefined ? t('title') : t('detailTitle', { number: report.number })}
      size={760}
    >
      {found.isPending ? <FormSkeleton fields={6} /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {report === undefined ? null : (
        <>
          <General report={report} />
          <Acts acts={report.acts} />
          {report.attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
          <DialogFooter>
            <DialogActions actions={actionsOf(report)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function General({ report }: { report: Report }) {
  const t = useTexts(cbmsScreenMessages);
  const language = useLanguage();
  const details: Detail[] = [
    { label: t('what'), value: t(report.what) },
    {
      label: t('state'),
      value: (
        <>
          <CbmsStateBadge state={report.state} />
          <CbmsReasonText report={report} />
        </>
      ),
    },
    { label: t('number'), value: <TextLink to={documentScreen(report)}>{report.number}</TextLink> },
    ...(report.originalNumber === null ? [] : [{ label: t('original'), value: report.originalNumber }]),
    { label: t('date'), value: <DateText ad={report.dateAD} withAd /> },
    { label: t('customer'), value: nameIn(language, report.customerName, report.customerNameNp) },
    { label: t('amount'), value: <MoneyText rupees={report.total} withUnit /> },
    { label: t('writtenAt'), value: <MomentText at={report.writtenAt} /> },
    { label: t('tries'), value: <NumberText value={report.tries} /> },
    ...(report.dueAt === null ? [] : [{ label: t('nextTry'), value: <MomentText at={report.dueAt} /> }]),
    ...(report.settledAt === null ? [] : [{ label: t('settledAt'), value: <MomentText at={report.settledAt} /> }]),
    ...(report.isRealtime === null ? [] : [{ label: t('realtime'), value: t(report.isRealtime ? 'yes' : 'no') }]),
  ];
  return <DetailList details={details} />;
}

function Acts({ acts }: Pick<Report, 'acts'>) {
  const t = useTexts(cbmsScreenMessages);
  if (acts.length === 0) return null;
  return (
    <section>
      <h3 className={classes.attempt}>{t('people')}</h3>
      {acts.map(({ id, act, remarks, userFullName, at }) => (
        <p key={id}>
          <MomentText at={at} /> · {userFullName} · {t(`act${act}`)}
          {remarks === null ? '' : `: ${remarks}`}
        </p>
      ))}
    </section>
  );
}

function Attempt({ attempt }: { attempt: Report['attempts'][number] }) {
  const t = useTexts(cbmsScreenMessages);
  const language = useLanguage();
  const { number, sentAt, sent, status, answer, outcome } = attempt;
  const said = [status, answer].filter((part) => part !== null).join(' ');
  return (
    <section>
      <h3 className={classes.attempt}>
        {t('attempt', { number: formatNumber(number, language) })} · <MomentText at={sentAt} />
      </h3>
      <div>{t('sent')}</div>
      <pre className={classes.sent}>{JSON.stringify(sent, null, 2)}</pre>
      <div>{t('answered')}</div>
      <pre className={classes.sent}>{outcome === null ? t('unknownAnswer') : said === '' ? t('noAnswer') : said}</pre>
    </section>
  );
}
