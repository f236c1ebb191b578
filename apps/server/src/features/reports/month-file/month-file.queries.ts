import type { Answer, Input } from '@bahi/contract/endpoint';
import type { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readReturn } from '../vat-return/vat-return.queries.ts';
import { readOpenBoxes, readOpenQuestions, readPhotoless } from './month-file.missing.ts';
import { type Month, monthToTake, offeredMonths } from './month-file.month.ts';
import { decideParts, seesTies } from './month-file.parts.ts';
import { sumPhotos } from './month-file.photos.ts';

type Contract = typeof monthFileContract;
type MonthFile = Answer<Contract['get']>;

const mostShown = 20;

/** What the file of a month will have in it, and what is missing in the books for it to be whole. */
export async function getMonthFile(context: Context, { query }: Input<Contract['get']>): Promise<MonthFile> {
  const month = monthToTake(context, query.dayAD);
  const parts = await decideParts(context);
  const { documents, count } = await readPhotoless(context, month, mostShown);
  const questions = await readOpenQuestions(context, month, mostShown);
  return {
    month: monthOf(context, month),
    months: offeredMonths(context).map((offered) => monthOf(context, offered)),
    isRunning: month.to >= context.today,
    parts,
    photos: {
      ...(await sumPhotos(context, month)),
      mostBytes: context.services.config.limits.monthFile.mostPhotoBytes,
    },
    photoless: {
      count,
      documents: documents.map(({ kind, id, totalPaisa, ...told }) => ({
        ...told,
        documentKind: kind,
        documentId: id,
        amount: rupeesOf(totalPaisa),
      })),
    },
    openBoxes: await readOpenBoxes(context, month),
    openQuestions: questions,
    untied: seesTies(context.session, parts) ? untiedOf((await readReturn(context, month)).ties) : null,
  };
}

type Tie = Awaited<ReturnType<typeof readReturn>>['ties'][number];

function untiedOf(ties: readonly Tie[]): NonNullable<MonthFile['untied']> {
  return ties.filter(({ isTied }) => !isTied).map(({ tie, breaks }) => ({ tie, breaks: breaks.length }));
}

function monthOf({ calendar }: Pick<Context, 'calendar'>, { from, to }: Month): MonthFile['month'] {
  const last = bothDates(to, calendar);
  return { firstDayAD: bothDates(from, calendar).ad, lastDayAD: last.ad, lastDayBS: last.bs };
}
