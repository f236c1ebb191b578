import type { stockGoodsRow } from '@bahi/contract/stock/stock-paper/stock-goods';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import type { z } from '@bahi/contract/zod';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { codesOf } from '../../../ui/fields/codes-of.ts';
import { useLongList, type UseRows } from '../../../ui/fields/use-long-list.ts';
import { signalScan } from '../../../ui/scan/scan-signal.ts';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';
import { useKeyScanner } from '../../../ui/scan/use-key-scanner.ts';
import classes from './GoodsPicker.module.css';

export type Goods = z.output<typeof stockGoodsRow>;
type Props = {
  useGoods: UseRows<Goods>;
  onPick: (goods: Goods) => void;
  /** Takes what a scanner or the camera read; answers what was done, or null where nothing bears the code. */
  onScan: (code: string) => Promise<string | null>;
};

/** Adds goods by name or code, one after another, by a scanner, or by the camera. */
export function GoodsPicker({ useGoods, onPick, onScan }: Props) {
  const t = useTexts(stockPaperScreenMessages);
  const scan = useTexts(scanMessages);
  const [picks, setPicks] = useState(0);
  const found = useLongList(useGoods, null);
  const take = async (code: string): Promise<string | null> => {
    const text = await onScan(code).catch(() => null);
    if (text === null) showToast({ kind: 'error', message: scan('unknown', { code }) });
    return text;
  };
  const hear = (code: string): void => void take(code).then((text) => signalScan(text !== null));
  useKeyScanner(hear);
  /** A scanner types into the field that has the focus: a whole code and Enter is no search. */
  const hearTyped = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const code = event.target.value.trim();
    if (!isWholeCode(code, found.rows)) return;
    event.preventDefault();
    event.stopPropagation();
    hear(code);
    setPicks((count) => count + 1);
  };
  return (
    <div className={classes.picker} onKeyDownCapture={hearTyped}>
      <SearchSelect
        // Empty again after each, and ready for the next.
        key={picks}
        autoFocus={picks > 0}
        label={t('pick')}
        description={t('pickHint')}
        value={null}
        options={found.rows.map((row) => ({
          value: row.itemLedgerDetailId,
          label: row.name,
          labelNp: row.nameNp,
          remark: codesOf(row.code, row.sku, row.barcode),
        }))}
        isLoading={found.isLoading}
        {...found.searching}
        onChange={(id) => {
          const goods = found.rows.find(({ itemLedgerDetailId }) => itemLedgerDetailId === Number(id));
          if (goods === undefined) return;
          onPick(goods);
          setPicks((count) => count + 1);
        }}
      />
      <ScanButton onScan={take} />
    </div>
  );
}

/** As many digits as a barcode has (GTIN-8 to GTIN-14). */
const barcodeDigits = /^\d{8,14}$/;

function isWholeCode(code: string, rows: readonly Goods[]): boolean {
  return barcodeDigits.test(code) || (code !== '' && rows.some(({ sku, barcode }) => sku === code || barcode === code));
}
