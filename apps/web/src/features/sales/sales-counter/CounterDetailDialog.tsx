import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { counterNumber, counterNumberBegins } from '@bahi/domain/counter/counter-number';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FigureTable } from '../../../ui/figures/FigureTable.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { Counter } from './counter-types.ts';
import { CounterState } from './CounterState.tsx';
import { type CounterTask, useCounterActions } from './use-counter-actions.tsx';
import { useWaitingText } from './use-waiting-text.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null; onStart: (task: CounterTask) => void };

/** One counter with its series, what is wrong with it, and what may be done with it. */
export function CounterDetailDialog({ opened, onClose, id, onStart }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const enabled = id !== null && opened;
  const sent = { params: { id: id ?? 0 } };
  const { data, error, refetch } = useCall(salesCounterContract.get, sent, { enabled, staleTime: 0 });
  const actionsOf = useCounterActions({ start: onStart });
  const title = data === undefined ? t('viewTitle') : `${data.code} · ${data.name}`;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={820}>
      {data !== undefined ? (
        <>
          <CounterDetails counter={data} />
          <CounterSeries counter={data} />
          <CounterFaults faults={data.faults} />
          <RecordHistory kind="SALES_COUNTER" id={data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(data, data)} />
          </DialogFooter>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Dialog>
  );
}

type Elsewhere =
  | 'series'
  | 'faults'
  | 'isLiftable'
  | 'refusedCount'
  | 'keptCount'
  | 'lostCount'
  | 'faultCount'
  | 'code';

function CounterDetails({ counter }: { counter: Counter }) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const waitingText = useWaitingText();
  const { state, freezeReason } = counter;
  const isRegistered = counter.registeredAt !== null;
  const help = freezeReason === 'TOTALS' ? t('totalsHelp') : t('brokenHelp');
  const frozen = freezeReason === null || state === 'NEW' ? null : t(`FREEZE_${freezeReason}`);
  return (
    <DetailList
      details={{
        ...({
          name: { label: t('name'), value: counter.name },
          outletName: { label: t('outlet'), value: nameIn(language, counter.outletName, counter.outletNameNp) },
          state: { label: t('state'), value: <CounterState state={state} /> },
          freezeReason:
            frozen === null
              ? null
              : {
                  label: t('freezeReason'),
                  value: state === 'FROZEN' ? `${frozen}. ${help}` : frozen,
                  wide: state === 'FROZEN',
                },
          frozenAt: frozen === null ? null : { label: t('frozenAt'), value: <MomentText at={counter.frozenAt} /> },
          numberBegins: { label: t('numberBegins'), value: counter.numberBegins },
          lastNumber: { label: t('lastNumber'), value: counter.lastNumber },
          lastTakenAt: { label: t('lastTaken'), value: <MomentText at={counter.lastTakenAt} /> },
          lentUntil:
            state === 'ACTIVE' ? { label: t('lentUntil'), value: <MomentText at={counter.lentUntil} /> } : null,
          deviceName: isRegistered ? { label: t('device'), value: counter.deviceName } : null,
          registeredBy: isRegistered ? { label: t('registeredBy'), value: counter.registeredBy } : null,
          registeredAt: isRegistered
            ? { label: t('registeredAt'), value: <MomentText at={counter.registeredAt} /> }
            : null,
          createdBy: { label: t('createdBy'), value: counter.createdBy },
          closedBy: state === 'CLOSED' ? { label: t('closedBy'), value: counter.closedBy } : null,
          closedAt: state === 'CLOSED' ? { label: t('closedAt'), value: <MomentText at={counter.closedAt} /> } : null,
          closeReason: state === 'CLOSED' ? { label: t('closeReason'), value: counter.closeReason, wide: true } : null,
        } satisfies Details<Counter, Elsewhere>),
        waiting: { label: t('waiting'), value: waitingText(counter) ?? t('nothingWaits'), wide: true },
      }}
    />
  );
}

function CounterSeries({ counter: { series, numberBegins } }: { counter: Counter }) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  if (series.length === 0) return null;
  const stem = numberBegins.replace(/-$/, '');
  const numberAt = (fiscalYear: string, sequence: number): string =>
    sequence === 0 ? '—' : counterNumber(counterNumberBegins(stem, fiscalYear), sequence);
  const isClosed = series.some(({ closedAt }) => closedAt !== null);
  return (
    <Surface title={t('series')}>
      <FigureTable
        label={t('series')}
        columns={[
          { key: 'year', title: t('fiscalYear') },
          { key: 'last', title: t('lastCame') },
          ...(isClosed ? [{ key: 'printed', title: t('printedUntil') }] : []),
        ]}
        rows={series.map(({ fiscalYear, sequence, closedAt }) => ({
          key: fiscalYear,
          cells: [
            formatFiscalYear(fiscalYear, language),
            numberAt(fiscalYear, sequence),
            ...(isClosed ? [closedAt === null ? '—' : numberAt(fiscalYear, closedAt)] : []),
          ],
        }))}
      />
    </Surface>
  );
}

function CounterFaults({ faults }: Pick<Counter, 'faults'>) {
  const t = useTexts(salesCounterScreenMessages);
  if (faults.length === 0) return null;
  return (
    <Surface title={t('faults')}>
      <p>{t('faultsText')}</p>
      <FigureTable
        label={t('faults')}
        columns={[
          { key: 'at', title: t('receivedAt') },
          { key: 'fault', title: t('fault') },
          { key: 'number', title: t('number') },
        ]}
        rows={faults.map(({ id, fault, number, receivedAt }) => ({
          key: id,
          cells: [<MomentText key="at" at={receivedAt} />, t(`FREEZE_${fault}`), number ?? '—'],
        }))}
      />
    </Surface>
  );
}
