import {
  type BundledPaper,
  mostPapers,
  paperBundleContract,
} from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';

const iconPixels = 18;
type Props = {
  of: BundledPaper;
  /** Of the rows that are chosen and have a paper, in the order of the list. */
  ids: readonly number[];
};

/** The papers of the rows that are chosen, in one file: printed, or kept. */
export function PrintChosen({ of, ids }: Props) {
  const t = useTexts(listBulkMessages);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const take = async (hand: typeof saveFile): Promise<void> => {
    setBusy(true);
    try {
      hand(await call(paperBundleContract.print, { params: { of }, body: { ids: [...ids], language } }));
    } catch {
      // Why there is no file has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  const isTooMany = ids.length > mostPapers;
  const off = isBusy || ids.length === 0 || isTooMany;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Printer size={iconPixels} aria-hidden />}
        disabled={off}
        onClick={() => void take(printFile)}
      >
        {t('printPapers')}
      </Button>
      <Button
        variant="default"
        leftSection={<FileText size={iconPixels} aria-hidden />}
        disabled={off}
        onClick={() => void take(saveFile)}
      >
        {t('papersAsFile')}
      </Button>
      {isTooMany ? <small>{t('papersAtMost', { most: formatNumber(mostPapers, language) })}</small> : null}
    </>
  );
}
