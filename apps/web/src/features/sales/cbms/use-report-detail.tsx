import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CbmsReasonText } from './CbmsStateBadge.tsx';

/** What the tax office's receiver was told of a document, as a line of it; none where it is told nothing. */
export function useReportDetail({ id: documentId, state }: { id: number; state: string }): Detail[] {
  const t = useTexts(cbmsScreenMessages);
  const { can } = useSession();
  const isAsked = state !== 'DRAFT' && can(cbmsContract.ofDocument);
  const report = useFresh(cbmsContract.ofDocument, isAsked ? { params: { documentId } } : null).data?.report ?? null;
  if (report === null) return [];
  const value = (
    <>
      <TextLink to={`${screens.cbms}?view=${report.id}`}>{t(report.state)}</TextLink>{' '}
      {report.state === 'SENT' ? <MomentText at={report.settledAt} /> : null} <CbmsReasonText report={report} />
    </>
  );
  return [{ label: t('title'), value }];
}
