import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { ChequeDetail, ChequeTask } from './cheque-forms.ts';
import { ChequeStateBadge } from './ChequeStateBadge.tsx';
import { ChequeWay } from './ChequeWay.tsx';
import { useChequeActions } from './use-cheque-actions.tsx';
import { usePrintSlip } from './use-print-slip.ts';

type Props = { opened: boolean; onClose: () => void; chequeId: number; onStart: (task: ChequeTask) => void };

/** One cheque: what stands on it, where it is, what was done with it, and what can be. */
export function ChequeDetailDialog({ opened, onClose, chequeId, onStart }: Props) {
  const t = useTexts(chequeScreenMessages);
  const found = useCall(chequeContract.get, { params: { id: chequeId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useChequeActions({ start: onStart });
  const printSlip = usePrintSlip();
  const { data } = found;
  const slipId = data?.steps.findLast((step) => step.slipId !== null)?.slipId ?? null;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('viewTitle')} size={820}>
      {found.isPending ? <FormSkeleton fields={8} /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <Details cheque={data} />
          <ChequeWay cheque={data} />
          <RecordHistory kind="CHEQUE" id={data.id} />
          <DialogFooter>
            {slipId === null ? null : (
              <Button variant="default" onClick={() => void printSlip(slipId)}>
                {t('printSlip')}
              </Button>
            )}
            <DialogActions actions={actionsOf(data)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Details({ cheque }: { cheque: ChequeDetail }) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const optional = (label: string, value: string | null): Detail[] => (value === null ? [] : [{ label, value }]);
  const account = cheque.accountName === null ? null : nameIn(language, cheque.accountName, cheque.accountNameNp);
  const receipt = `${screens.payments}?view=${cheque.settlementId}`;
  return (
    <DetailList
      details={[
        { label: t('party'), value: nameIn(language, cheque.partyName, cheque.partyNameNp) },
        { label: t('amountRupees'), value: <MoneyText rupees={cheque.amount} withUnit /> },
        { label: t('number'), value: cheque.number ?? t('noNumber') },
        ...optional(t('bank'), cheque.bank),
        { label: t('chequeDate'), value: <DateText ad={cheque.chequeDateAD} withAd /> },
        { label: t('cameOn'), value: <DateText ad={cheque.cameOnAD} withAd /> },
        { label: t('state'), value: <ChequeStateBadge state={cheque.state} /> },
        { label: t('stateDate'), value: <DateText ad={cheque.stateDateAD} withAd /> },
        ...optional(t('account'), account),
        { label: t('outlet'), value: nameIn(language, cheque.outletName, cheque.outletNameNp) },
        { label: t('receipt'), value: <TextLink to={receipt}>{cheque.settlementNumber ?? '—'}</TextLink> },
        { label: t('enteredBy'), value: cheque.enteredBy },
      ]}
    />
  );
}
