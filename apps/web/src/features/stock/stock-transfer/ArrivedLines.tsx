import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { scannedKey } from '@bahi/domain/goods/barcode';
import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
  quantityFromNumber,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { Button } from '@mantine/core';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { showToast } from '../../../platform/toasts.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { signalScan } from '../../../ui/scan/scan-signal.ts';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';
import { useKeyScanner } from '../../../ui/scan/use-key-scanner.ts';
import type { ReceiptValues } from './stock-transfer-form.ts';
import type { TransferLine } from './transfer-rows.ts';
import classes from './TransferLines.module.css';

type Props = { form: AppForm<ReceiptValues>; lines: readonly TransferLine[] };

/** What was sent, line by line, and how much of it arrived; each scan counts one more of what bears the code. */
export function ArrivedLines({ form, lines }: Props) {
  const t = useTexts(stockTransferScreenMessages);
  const scanTexts = useTexts(scanMessages);
  const language = useLanguage();
  const [latest, setLatest] = useState<string | null>(null);
  const countOf = (position: number) =>
    parseQuantity(String(form.getValues(`lines.${position}.receivedQuantity`) ?? '')) ?? zeroQuantity;
  const setCount = (position: number, quantity: number): void =>
    form.setValue(`lines.${position}.receivedQuantity`, String(quantity), { shouldDirty: true });
  const take = (code: string): Promise<string | null> => {
    const position = placeOf(code, lines, countOf);
    const line = lines[position];
    if (line === undefined) {
      showToast({ kind: 'error', message: scanTexts('unknown', { code }) });
      return Promise.resolve(null);
    }
    const more = addQuantity(countOf(position), asQuantity(oneUnitTenThousandths));
    setCount(position, numberFromQuantity(more));
    const name = nameIn(language, line.name, line.nameNp);
    const text = t('added', { name, count: formatQuantity(more, language) });
    setLatest(text);
    return Promise.resolve(text);
  };
  useKeyScanner((code) => void take(code).then((text) => signalScan(text !== null)));
  return (
    <>
      <p>{t('receiveHint')}</p>
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<PackageCheck size={18} aria-hidden />}
          onClick={() => lines.forEach((line, position) => setCount(position, line.stockQuantity))}
        >
          {t('allArrived')}
        </Button>
        <ScanButton onScan={take} />
      </div>
      <p className={classes.latest} role="status">
        {latest}
      </p>
      <ul className={classes.rows} aria-label={t('lines')}>
        {lines.map((line, position) => (
          <ArrivedLine key={line.id} form={form} line={line} position={position} />
        ))}
      </ul>
    </>
  );
}

/** The line that a code means: of several of the same goods the first that is not complete yet. -1 for none. */
function placeOf(code: string, lines: readonly TransferLine[], countOf: (position: number) => number): number {
  const key = scannedKey(code);
  const typed = code.trim().toLowerCase();
  const isMeant = ({ barcode, sku, code: own }: TransferLine): boolean =>
    (barcode !== null && scannedKey(barcode) === key) || [sku, own].some((one) => one?.toLowerCase() === typed);
  const meant = lines.flatMap((line, position) => (isMeant(line) ? [position] : []));
  const open = meant.find(
    (position) => countOf(position) < (quantityFromNumber(lines[position]?.stockQuantity ?? 0) ?? 0),
  );
  return open ?? meant[0] ?? -1;
}

function ArrivedLine({ form, line, position }: { form: AppForm<ReceiptValues>; line: TransferLine; position: number }) {
  const t = useTexts(stockTransferScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const at = `lines.${position}` as const;
  const typed = useWatch({ control, name: `${at}.receivedQuantity` });
  const sent = quantityFromNumber(line.stockQuantity) ?? zeroQuantity;
  const arrived = parseQuantity(String(typed ?? ''));
  const isShort = arrived !== null && arrived < sent;
  const unit = nameIn(language, line.stockUnit, line.stockUnitNp);
  return (
    <li className={`${classes.row} ${classes.arrival}`}>
      <span className={classes.name}>
        {nameIn(language, line.name, line.nameNp)}
        <small>
          {line.code} · {t('ofSent', { quantity: `${formatQuantity(sent, language)} ${unit}` })}
        </small>
      </span>
      <QuantityField control={control} name={`${at}.receivedQuantity`} label={`${t('arrived')} (${unit})`} required />
      {isShort ? (
        <div className={classes.wide}>
          <TextField control={control} name={`${at}.reason`} label={t('reason')} maxLength={200} required />
        </div>
      ) : null}
    </li>
  );
}
