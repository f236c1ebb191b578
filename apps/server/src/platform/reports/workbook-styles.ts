import type { CellStyle } from 'hucre/xlsx';
import { boldFont, headFill, rule } from './spreadsheet-cells.ts';

/** The styles that cells have, numbered as they come up. */
export type Styles = {
  numberOf(style: CellStyle): number;
  /** The part of the workbook that says what each number looks like. */
  xml(): string;
};

/** Formats of our own are numbered from here on. */
const firstFormat = 164;

/**
 * Cells differ by their number format and the size and weight of their font, and heads of columns from all others: that
 * is all the product's spreadsheets use, so that fills and borders are two each.
 */
export function createStyles(): Styles {
  const formats: string[] = [];
  const fonts = ['11', '11 bold'];
  const looks: string[] = [look({ format: 0, font: 0, isHead: false, horizontal: null })];
  const known = new Map<string, number>();
  const formatNumber = (format: string): number => {
    if (!formats.includes(format)) formats.push(format);
    return firstFormat + formats.indexOf(format);
  };
  const fontNumber = ({ font }: CellStyle): number => {
    const name = `${font?.size ?? boldFont.size}${font?.bold === true ? ' bold' : ''}`;
    if (!fonts.includes(name)) fonts.push(name);
    return fonts.indexOf(name);
  };
  return {
    numberOf(style) {
      if (style.numFmt === undefined && style.font === undefined) return 0;
      const isHead = style.fill !== undefined;
      const horizontal = style.alignment?.horizontal ?? null;
      const font = fontNumber(style);
      const key = `${style.numFmt ?? ''} ${font} ${isHead} ${horizontal}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const format = style.numFmt === undefined ? 0 : formatNumber(style.numFmt);
      looks.push(look({ format, font, isHead, horizontal }));
      known.set(key, looks.length - 1);
      return looks.length - 1;
    },
    xml: () => stylesXml(formats, fonts, looks),
  };
}

type Look = { format: number; font: number; isHead: boolean; horizontal: string | null };

function look({ format, font, isHead, horizontal }: Look): string {
  const alignment = horizontal === null ? '' : `<alignment horizontal="${horizontal}" vertical="center" wrapText="1"/>`;
  return (
    `<xf numFmtId="${format}" fontId="${font}" fillId="${isHead ? 2 : 0}" borderId="${isHead ? 1 : 0}" xfId="0" applyNumberFormat="1"` +
    `${font === 0 ? '' : ' applyFont="1"'}${isHead ? ' applyFill="1" applyBorder="1" applyAlignment="1"' : ''}>${alignment}</xf>`
  );
}

function stylesXml(formats: readonly string[], fonts: readonly string[], looks: readonly string[]): string {
  const named = fonts.map((font) => {
    const [size, bold] = font.split(' ');
    return `<font>${bold === undefined ? '' : '<b/>'}<sz val="${size}"/><name val="${boldFont.name}"/><family val="2"/></font>`;
  });
  const line = `style="${rule.style}"><color rgb="${rule.color.rgb}"/>`;
  const numbered = formats.map(
    (format, position) =>
      `<numFmt numFmtId="${firstFormat + position}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
  );
  return (
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    (numbered.length === 0 ? '' : `<numFmts count="${numbered.length}">${numbered.join('')}</numFmts>`) +
    `<fonts count="${fonts.length}">${named.join('')}</fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    `<fill><patternFill patternType="solid"><fgColor rgb="${headFill.fgColor.rgb}"/></patternFill></fill></fills>` +
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
    `<border><left/><right/><top ${line}</top><bottom ${line}</bottom><diagonal/></border></borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
