import '@mantine/core/styles/Input.layer.css';
import { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { codesOf } from '../../../ui/fields/codes-of.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { useLongList, type UseRows } from '../../../ui/fields/use-long-list.ts';
import type { ScanTaken } from '../../../ui/scan/CameraScanner.tsx';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';
import { nameOfRow } from './label-name.ts';
import type { LabelLook } from './label-look.ts';
import classes from './LabelPage.module.css';
import type { LabelRow, LabelRows } from './use-label-rows.ts';

type Props = {
  rows: LabelRows;
  look: LabelLook;
  onLook: (changes: Partial<LabelLook>) => void;
  onScan: ScanTaken;
};

const useLabelChoices: UseRows<LabelRow> = (query, options) => useCall(labelContract.list, { query }, options);

/** Adds variants by name or code, one after another, or by the camera. */
export function LabelPicker({ rows, look, onLook, onScan }: Props) {
  const t = useTexts(labelScreenMessages);
  const [picks, setPicks] = useState(0);
  const found = useLongList(useLabelChoices, null);
  return (
    <div className={classes.picker}>
      <SearchSelect
        // Empty again after each, and ready for the next.
        key={picks}
        autoFocus={picks > 0}
        label={t('pick')}
        description={t('pickHint')}
        value={null}
        options={found.rows.map((row) => ({
          value: row.itemLedgerDetailId,
          label: nameOfRow(row, 'en'),
          labelNp: nameOfRow(row, 'ne'),
          remark: codesOf(row.itemCode, row.sku, row.barcode),
        }))}
        isLoading={found.isLoading}
        {...found.searching}
        onChange={(id) => {
          const row = found.rows.find(({ itemLedgerDetailId }) => itemLedgerDetailId === Number(id));
          if (row === undefined) return;
          rows.add([row]);
          setPicks((count) => count + 1);
        }}
      />
      <NativeSelect
        label={t('copiesOf')}
        value={look.copies}
        data={[
          { value: 'ONE', label: t('one') },
          { value: 'STOCK', label: t('asStock') },
        ]}
        onChange={(event) => onLook({ copies: event.currentTarget.value === 'STOCK' ? 'STOCK' : 'ONE' })}
      />
      <ScanButton onScan={onScan} />
    </div>
  );
}
