import type { Endpoint, Named } from '@bahi/contract/endpoint';
import {
  type BundledPaper,
  mostPapers,
  paperBundleContract,
} from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import classes from './BulkBar.module.css';

const iconPixels = 18;
/** Why there is no file: in one sentence, and of which papers. */
type Refusal = { message: string; papers: readonly { name: string; reason: string }[] };

type Props<Row> = {
  of: BundledPaper;
  /** The list's call: what is cached of its contract has another count of prints after it. */
  list: Named<Endpoint>;
  /** Those that are chosen, in the order of the list. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
};

/** The papers of the rows that are chosen, in one file: printed, or kept. A draft has none, which is said. */
export function PrintChosen<Row extends { id: number; state?: string }>({ of, list, rows, nameOf }: Props<Row>) {
  const t = useTexts(listBulkMessages);
  const language = useLanguage();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const issued = rows.filter(({ state }) => state !== 'DRAFT');
  const drafts = rows.length - issued.length;
  const take = async (hand: typeof saveFile): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const body = { ids: issued.map(({ id }) => id), language };
    try {
      hand(await call(paperBundleContract.print, { params: { of }, body }, { errors: 'form' }));
    } catch (error) {
      setRefusal(refusalOf(error, issued.map(nameOf)));
    } finally {
      setBusy(false);
      // Where no answer came they may have been counted all the same.
      void client.invalidateQueries({ queryKey: [list.contract] });
    }
  };
  const isTooMany = issued.length > mostPapers;
  const off = isBusy || issued.length === 0 || isTooMany;
  const ways = [
    { text: t('printPapers'), Icon: Printer, hand: printFile },
    { text: t('papersAsFile'), Icon: FileText, hand: saveFile },
  ];
  return (
    <>
      {ways.map(({ text, Icon, hand }) => (
        <Button
          key={text}
          variant="default"
          leftSection={<Icon size={iconPixels} aria-hidden />}
          disabled={off}
          onClick={() => void take(hand)}
        >
          {text}
        </Button>
      ))}
      <small aria-live="polite">
        {isTooMany ? t('papersAtMost', { count: mostPapers }) : null}{' '}
        {drafts === 0 ? null : t('draftsWithout', { count: issued.length, drafts })}
      </small>
      {refusal === null ? null : <RefusedPapers {...refusal} />}
    </>
  );
}

function RefusedPapers({ message, papers }: Refusal) {
  return (
    <div role="alert">
      {message}
      {papers.length === 0 ? null : (
        <ul className={classes.left}>
          {papers.map(({ name, reason }) => (
            <li key={name}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Null where it has been shown already: no answer came, or the session has ended. The server names papers by their place. */
function refusalOf(error: unknown, names: readonly string[]): Refusal | null {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0 || error.status === 401) return null;
  const papers = error.fields.flatMap(({ field, message }) => {
    const name = field.startsWith('ids.') ? names[Number(field.slice(4))] : undefined;
    return name === undefined ? [] : [{ name, reason: message }];
  });
  return { message: error.message, papers };
}
