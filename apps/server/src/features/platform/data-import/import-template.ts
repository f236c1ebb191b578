import { importColumnsMessages } from '@bahi/contract/platform/data-import/import-columns.messages';
import { type ImportKind, templateColumns } from '@bahi/contract/platform/data-import/import-columns';
import type { ImportColumn } from '@bahi/contract/platform/data-import/import-column';
import type { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Language } from '@bahi/domain/language';
import { writeCsv } from 'hucre/csv';
import type { Context } from '../../../platform/core/context.ts';
import { type TextKey, textOf } from '../../../platform/core/texts.ts';
import { emptyCell, type StyledCell, textCell } from '../../../platform/reports/spreadsheet-cells.ts';
import { workbookChunks } from '../../../platform/reports/workbook.ts';

type Template = (typeof dataImportContract)['template'];

const t = importColumnsMessages.texts;
const kindNames: Readonly<Record<ImportKind, TextKey>> = {
  ITEM: 'dataImport.ofItems',
  CUSTOMER: 'dataImport.ofCustomers',
  VENDOR: 'dataImport.ofVendors',
  CUSTOMER_DUE: 'dataImport.ofCustomerDues',
  VENDOR_DUE: 'dataImport.ofVendorDues',
};

/** A file to be filled in: the headings in the caller's language, a row as an example and, in Excel, what each column holds. */
export async function makeTemplate(
  { language }: Pick<Context, 'language'>,
  { params: { kind, format } }: Input<Template>,
): Promise<Answer<Template>> {
  const columns = templateColumns(kind);
  const fileName = `${textOf(language, 'dataImport.templateName', { kind: textOf(language, kindNames[kind]) })}.${format}`;
  if (format === 'csv') {
    const rows = [columns.map(({ label }) => label[language]), columns.map(({ example }) => example?.[language] ?? '')];
    // With its mark Excel reads it as UTF-8.
    return { fileName, contentType: 'text/csv; charset=utf-8', content: Buffer.from(writeCsv(rows, { bom: true })) };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookChunks(sheetsOf(columns, { language, kind }))) pieces.push(piece);
  return {
    fileName,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Buffer.concat(pieces),
  };
}

function sheetsOf(columns: readonly ImportColumn[], { language, kind }: { language: Language; kind: ImportKind }) {
  const notes = columns.filter(({ note }) => note !== undefined);
  return [
    {
      name: textOf(language, kindNames[kind]),
      columns: columns.map(({ label, isNumber }) => ({
        title: label[language],
        width: Math.max(14, Math.min(label[language].length + 3, 30)),
        isNumber: isNumber === true,
      })),
      rows: rowsOf([columns.map((column) => exampleOf(column, language))]),
    },
    {
      name: t.notes[language],
      columns: [
        { title: t.column[language], width: 28, isNumber: false },
        { title: t.note[language], width: 90, isNumber: false },
      ],
      rows: rowsOf([
        [emptyCell, textCell(t.exampleNote[language])],
        ...notes.map(({ label, note }) => [textCell(label[language]), textCell(note?.[language] ?? '')]),
      ]),
    },
  ];
}

function exampleOf({ example, isNumber }: ImportColumn, language: Language): StyledCell {
  if (example === undefined) return emptyCell;
  return isNumber === true ? { value: Number(example[language]), style: {} } : textCell(example[language]);
}

// oxlint-disable-next-line require-await -- a sheet's rows come as they are read; these are here
async function* rowsOf(rows: readonly StyledCell[][]): AsyncGenerator<StyledCell[]> {
  yield* rows;
}
