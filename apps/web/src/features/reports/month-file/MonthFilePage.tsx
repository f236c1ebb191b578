import type { Answer } from '@bahi/contract/endpoint';
import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import { monthFilePath } from '@bahi/contract/reports/month-file/month-file-parts';
import { monthFileScreenMessages } from '@bahi/contract/reports/month-file/month-file-screen.messages';
import { monthFileWords } from '@bahi/contract/reports/month-file/month-file-words.messages';
import { Button, NativeSelect } from '@mantine/core';
import { Files, FolderArchive } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { beginReportFile } from '../report-file/begin-report-file.ts';
import { ReportFilesDialog } from '../report-file/ReportFilesDialog.tsx';
import { MissingParts } from './MissingParts.tsx';
import classes from './MonthFile.module.css';
import { MonthParts } from './MonthParts.tsx';

export type MonthFile = Answer<typeof monthFileContract.get>;

const iconPixels = 18;

/** All of a month as one file for the accountant: what will be in it, what is missing for it to be whole, and the file. */
export function MonthFilePage() {
  const t = useTexts(monthFileScreenMessages);
  const words = useTexts(monthFileWords);
  const [address] = useAddress();
  const dayAD = address.get('month') ?? '';
  const query = dayAD === '' ? {} : { dayAD };
  const { data, error, refetch, isPlaceholderData } = useCall(
    monthFileContract.get,
    { query },
    { keepPrevious: true, staleTime: 0 },
  );
  // Which months there are is known still where one of them is refused.
  const [offered, setOffered] = useState<MonthFile['months']>([]);
  if (data !== undefined && !isPlaceholderData && data.months !== offered) setOffered(data.months);
  const isShown = error === null && !isPlaceholderData;
  return (
    <>
      <PageTitle title={words('title')}>
        {offered.length === 0 ? null : (
          <Actions months={offered} dayAD={dayAD} file={isShown ? (data ?? null) : null} />
        )}
      </PageTitle>
      <p className={classes.hint}>{t('hint')}</p>
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <FormSkeleton fields={6} /> : null}
      {data === undefined || error !== null ? null : (
        <>
          {data.isRunning ? <p className={classes.notice}>{t('running')}</p> : null}
          <div className={classes.parts}>
            <div>
              <Surface title={words('contents')}>
                <MonthParts file={data} />
              </Surface>
            </div>
            <div>
              <Surface title={t('missing')}>
                <MissingParts file={data} />
              </Surface>
            </div>
          </div>
        </>
      )}
    </>
  );
}

type ActionsProps = {
  months: MonthFile['months'];
  /** A day of the month that is asked for; empty: last month. */
  dayAD: string;
  /** Null while it loads, or where it is refused. */
  file: MonthFile | null;
};

/** Chooses the month, has its file made, and leads to the files that were made. */
function Actions({ months, dayAD, file }: ActionsProps) {
  const t = useTexts(monthFileScreenMessages);
  const [, change] = useAddress();
  const monthName = useMonthName();
  const files = useDialog<true>();
  const asked = monthOfDay(file === null ? months : [...months, file.month], dayAD) ?? file?.month ?? null;
  const isOffered = months.some((month) => month.lastDayAD === asked?.lastDayAD);
  return (
    <>
      <NativeSelect
        aria-label={t('month')}
        value={asked?.lastDayAD ?? ''}
        data={(isOffered || asked === null ? months : [...months, asked]).map((month) => ({
          value: month.lastDayAD,
          label: monthName(month.lastDayBS),
        }))}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      <Button variant="default" leftSection={<Files size={iconPixels} aria-hidden />} onClick={() => files.open(true)}>
        {t('files')}
      </Button>
      <MakeButton file={file} />
      <ReportFilesDialog opened={files.opened} onClose={files.close} />
    </>
  );
}

/** The month of a day: of the months from the one that runs, the one before it where no day is named. */
function monthOfDay(months: MonthFile['months'], dayAD: string): MonthFile['month'] | undefined {
  if (dayAD === '') return months[1];
  return months.find(({ firstDayAD, lastDayAD }) => firstDayAD <= dayAD && dayAD <= lastDayAD);
}

/** The strip above the screens tells how far the file is. */
function MakeButton({ file }: { file: MonthFile | null }) {
  const t = useTexts(monthFileScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const [isBusy, setBusy] = useState(false);
  if (!can({ access: `${monthFilePath}.report` }) || file?.parts.every(({ leftOut }) => leftOut !== null)) return null;
  const make = async (): Promise<void> => {
    if (file === null) return;
    setBusy(true);
    try {
      await beginReportFile(monthFilePath, { dayAD: file.month.lastDayAD, language });
    } catch {
      // Why it was refused has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      loading={isBusy}
      disabled={file === null}
      leftSection={<FolderArchive size={iconPixels} aria-hidden />}
      onClick={() => void make()}
    >
      {t('make')}
    </Button>
  );
}
