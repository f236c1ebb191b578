import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { labelMessages } from '@bahi/contract/catalogue/label/label.messages';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { type LabelSize, labelSizes, mostLabels, pagesOfLabels } from '@bahi/domain/goods/label-sizes';
import { Button } from '@mantine/core';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedFile } from '../../../platform/api-answer.ts';
import { saveFile } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { signalScan } from '../../../ui/scan/scan-signal.ts';
import { useKeyScanner } from '../../../ui/scan/use-key-scanner.ts';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { keepLook, type LabelBody, type LabelLook, placesOf, readLook, wholeIn } from './label-look.ts';
import { LabelLookFields } from './LabelLookFields.tsx';
import { LabelPicker } from './LabelPicker.tsx';
import classes from './LabelPage.module.css';
import { LabelRowList } from './LabelRowList.tsx';
import { nameOfRow } from './label-name.ts';
import { copiesOf, type LabelRows, useLabelRows } from './use-label-rows.ts';

registerTexts(labelMessages);

/** Picks goods by name or by scanning, says how many labels each gets and how they look, and prints them. */
export function LabelPage() {
  const t = useTexts(labelScreenMessages);
  const { can } = useSession();
  if (!can(labelContract.list))
    return (
      <>
        <PageTitle title={t('title')} />
        <Surface>
          <ForbiddenState needs={labelContract.list.access} />
        </Surface>
      </>
    );
  return <Labels />;
}

function Labels() {
  const t = useTexts(labelScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const [look, setLook] = useState(() => readLook(language));
  const [startAt, setStartAt] = useState('1');
  const rows = useLabelRows(look.copies);
  const take = useTakenScan(rows);
  useKeyScanner((code) => void take(code).then((text) => signalScan(text !== null)));
  const change = (changes: Partial<LabelLook>): void => {
    const after = { ...look, ...changes };
    setLook(after);
    keepLook(after);
    if (changes.size !== undefined) setStartAt('1');
    if (changes.copies !== undefined) rows.setAll(changes.copies);
  };
  const wish = wishOf(rows, look, startAt);
  const { isBusy, print, save } = usePrinting(wish.body);
  const isPrinted = can(labelContract.print);
  return (
    <>
      <PageTitle
        title={t('title')}
        remark={wish.labels === 0 ? undefined : t('total', { labels: wish.labels, pages: wish.pages })}
      >
        {isPrinted ? (
          <>
            <Button
              variant="default"
              leftSection={<FileDown size={18} aria-hidden />}
              disabled={wish.body === null}
              loading={isBusy}
              onClick={save}
            >
              {t('save')}
            </Button>
            <Button
              leftSection={<Printer size={18} aria-hidden />}
              disabled={wish.body === null}
              loading={isBusy}
              onClick={print}
            >
              {t('print')}
            </Button>
          </>
        ) : null}
      </PageTitle>
      {wish.labels > mostLabels ? (
        <p className={classes.wrong} role="alert">
          {t('tooMany', { most: mostLabels })}
        </p>
      ) : null}
      <div className={classes.parts}>
        <Surface title={t('picked')}>
          <LabelPicker rows={rows} look={look} onLook={change} onScan={take} />
          {rows.error === null ? null : <ErrorState error={rows.error} onRetry={rows.retry} />}
          <LabelRowList rows={rows} price={look.price} />
        </Surface>
        <div>
          <Surface title={t('look')}>
            <LabelLookFields look={look} startAt={startAt} onLook={change} onStartAt={setStartAt} />
          </Surface>
        </div>
      </div>
    </>
  );
}

/** What a scan does here: one label more of what bears the code. */
function useTakenScan(rows: LabelRows): (code: string) => Promise<string | null> {
  const t = useTexts(labelScreenMessages);
  const scan = useTexts(scanMessages);
  const language = useLanguage();
  return async (code) => {
    const found = await rows.scan(code).catch(() => null);
    if (found === null) {
      showToast({ kind: 'error', message: scan('unknown', { code }) });
      return null;
    }
    return t('added', { name: nameOfRow(found.row, language), count: found.copies });
  };
}

/** What is sent, once it can be: null while there is nothing to print or something is wrong. */
function wishOf({ picked }: LabelRows, { copies: _, ...look }: LabelLook, startAt: string) {
  const counts = picked.map(copiesOf);
  const printed = picked.flatMap(({ row: { itemLedgerDetailId } }, position) => {
    const copies = counts[position] ?? 0;
    return copies === 0 ? [] : [{ itemLedgerDetailId, copies }];
  });
  const labels = printed.reduce((sum, { copies }) => sum + copies, 0);
  const size: LabelSize = labelSizes[look.size];
  const first = size.isSheet ? wholeIn(startAt, 1, placesOf(look.size)) : 1;
  const isRight = labels > 0 && labels <= mostLabels && first !== null && !counts.includes(null);
  const body: LabelBody | null = isRight ? { ...look, rows: printed, startAt: first } : null;
  const pages = isRight
    ? pagesOfLabels(
        size,
        printed.map(({ copies }) => copies),
        first,
      ).length
    : 0;
  return { body, labels, pages };
}

function usePrinting(body: LabelBody | null) {
  const send = useSend(labelContract.print);
  /** A refusal has been shown as a toast. */
  const withPdf = (handle: (file: ReceivedFile) => void): void => {
    if (body === null) return;
    void send.mutateAsync({ body }).then(handle, () => undefined);
  };
  return { isBusy: send.isPending, print: () => withPdf(printFile), save: () => withPdf(saveFile) };
}
