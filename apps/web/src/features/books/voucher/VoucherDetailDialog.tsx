import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { portalTypeKeys, tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { isTdsPortalType } from '@bahi/domain/numbers/tds';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { useDocumentAddresses } from '../../../ui/documents/document-addresses.ts';
import { DocumentList } from '../../../ui/documents/DocumentList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { useApprovalDetails } from '../../sales/approval/use-approval-details.tsx';
import { useVoucherActions } from './use-voucher-actions.tsx';
import type { Voucher, VoucherRow } from './voucher-form.ts';
import { VoucherDues } from './VoucherDues.tsx';
import { VoucherStateBadge } from './VoucherStateBadge.tsx';
import classes from './VoucherTable.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  voucherId: number;
  onCancel: (row: VoucherRow) => void;
  onReject: (row: VoucherRow) => void;
};

/** A voucher: head, lines, what can be done with it, and what was done. */
export function VoucherDetailDialog({ opened, onClose, voucherId, onCancel, onReject }: Props) {
  const t = useTexts(voucherScreenMessages);
  const found = useCall(voucherContract.get, { params: { id: voucherId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useVoucherActions({ cancel: onCancel, reject: onReject, removed: onClose });
  const voucher = found.data;
  return (
    <Dialog opened={opened} onClose={onClose} title={voucher?.code || t('viewTitle')} size={900}>
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {voucher === undefined ? null : (
        <>
          <VoucherDetails voucher={voucher} />
          <Lines voucher={voucher} />
          <Papers documents={voucher.documents} />
          {voucher.dues.length === 0 ? null : <VoucherDues dues={voucher.dues} />}
          <RecordHistory kind="VOUCHER" id={voucher.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(voucher)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function VoucherDetails({ voucher }: { voucher: Voucher }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const approval = useApprovalDetails(voucher);
  const cancelled: Detail[] = [
    { label: t('cancelledBy'), value: voucher.cancelledBy },
    { label: t('cancelReason'), value: voucher.cancelReason, wide: true },
  ];
  return (
    <DetailList
      details={[
        { label: t('kind'), value: t(voucher.kind) },
        { label: t('date'), value: <DateText ad={voucher.dateAD} withAd /> },
        { label: t('status'), value: <VoucherStateBadge state={voucher.state} approval={voucher.approval} /> },
        { label: t('outlet'), value: nameIn(language, voucher.outletName, voucher.outletNameNp) },
        ...(voucher.fiscalYear === ''
          ? []
          : [{ label: t('fiscalYear'), value: formatFiscalYear(voucher.fiscalYear, language) }]),
        { label: t('enteredBy'), value: voucher.enteredBy },
        ...approval,
        ...(voucher.narration === null ? [] : [{ label: t('narration'), value: voucher.narration, wide: true }]),
        ...(voucher.state === 'CANCELLED' ? cancelled : []),
      ]}
    />
  );
}

/** The papers that were attached. */
function Papers({ documents }: Pick<Voucher, 'documents'>) {
  const shown = useDocumentAddresses(documents);
  return documents.length === 0 ? null : <DocumentList documents={shown} />;
}

/** What tax a line is, of how much, and under which number of the portal it is filed. */
function TaxOfLine({ line: { tdsNature, tdsBase, tdsPortalType } }: { line: Voucher['lines'][number] }) {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  if (tdsNature === null) return null;
  const type =
    tdsPortalType !== null && isTdsPortalType(tdsPortalType)
      ? ` · ${inDigitsOf(String(tdsPortalType), language)} ${words(portalTypeKeys[tdsPortalType])}`
      : '';
  return (
    <small>
      {words(tdsNature)} · <MoneyText rupees={tdsBase ?? 0} withUnit />
      {type}
    </small>
  );
}

function Lines({ voucher }: { voucher: Voucher }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const money = (rupees: number | null) => (rupees === null ? null : <MoneyText rupees={rupees} />);
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('lines')}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col" data-align="end">
              {t('debit')}
            </th>
            <th scope="col" data-align="end">
              {t('credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {voucher.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {nameIn(language, line.accountName, line.accountNameNp)}
                {line.categoryName === null ? null : (
                  <small>{nameIn(language, line.categoryName, line.categoryNameNp)}</small>
                )}
                {line.partyName === null ? null : <small>{nameIn(language, line.partyName, line.partyNameNp)}</small>}
                <TaxOfLine line={line} />
                {line.documentCode === null ? null : <small>{line.documentCode}</small>}
                {line.narration === null ? null : <small>{line.narration}</small>}
              </td>
              <td data-align="end">{money(line.debit)}</td>
              <td data-align="end">{money(line.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td data-align="end">{money(voucher.total)}</td>
            <td data-align="end">{money(voucher.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
