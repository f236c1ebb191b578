import type { CellStyle, CellValue } from 'hucre/xlsx';
import { asQuantity, numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { ReportColumnKind } from './report.ts';
import { dateFormat, decimalsOfQuantity, lakhFormat, momentFormat, textFormat } from './spreadsheet-formats.ts';
import { rupeesOf } from '../core/rupees.ts';

/** One cell as every spreadsheet of the product has it: its value by its type, and how it is shown. */
export type StyledCell = { readonly value: CellValue; readonly style: CellStyle };

const dayMilliseconds = 86_400_000;
/** Cells know no zones. */
const nepalAheadMilliseconds = 20_700_000;
/** Named in full: a style that leaves the name out is shown in another font than its neighbours. */
export const boldFont = { name: 'Calibri', size: 11, bold: true } as const;
export const headFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFEEF0F8' } } as const;
export const rule = { style: 'thin', color: { rgb: 'FFA9AFBD' } } as const;

/** The style of a column's head. */
export function headStyle(isNumber: boolean): CellStyle {
  return {
    font: boldFont,
    fill: headFill,
    border: { top: rule, bottom: rule },
    alignment: { horizontal: isNumber ? 'right' : 'left', vertical: 'center', wrapText: true },
  };
}

/** Text that stays text, whatever it begins with. */
export function textCell(value: string): StyledCell {
  return { value, style: { numFmt: textFormat } };
}

/** Paisa, ten-thousandths, a count or a day as the number or date that it is, in a format of its own. */
export function numberCell(kind: ReportColumnKind, value: number): StyledCell {
  if (kind === 'date') return { value: new Date(value * dayMilliseconds), style: { numFmt: dateFormat } };
  if (kind === 'percent') return percentCell(value);
  if (kind === 'money') {
    const rupees = rupeesOf(value);
    return { value: rupees, style: { numFmt: lakhFormat(rupees, 2) } };
  }
  if (kind === 'quantity') {
    const units = numberFromQuantity(asQuantity(value));
    return { value: units, style: { numFmt: lakhFormat(units, decimalsOfQuantity(value)) } };
  }
  return { value, style: { numFmt: lakhFormat(value, 0) } };
}

/** A moment as the day and time that it was in Nepal. */
export function momentCell(epochMilliseconds: number): StyledCell {
  return { value: new Date(epochMilliseconds + nepalAheadMilliseconds), style: { numFmt: momentFormat } };
}

/** Hundredths of a per cent: 1300 is shown as 13.00%. */
export function percentCell(hundredths: number): StyledCell {
  return { value: hundredths / 10_000, style: { numFmt: '0.00%' } };
}

export const emptyCell: StyledCell = { value: null, style: {} };

/** A sheet's name has at most 31 characters and none of `[ ] : * ? / \`; a leading or closing quote is refused too. */
export function sheetName(title: string): string {
  const allowed = title.replace(/[[\]:*?/\\']/g, ' ').trim();
  return allowed.slice(0, 31).trim() || 'Report';
}
