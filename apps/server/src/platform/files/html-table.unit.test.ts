import { describe, expect, test } from 'vitest';
import { isHtml, readHtmlTables } from './html-table.ts';

const read = (html: string) => readHtmlTables(html, 30);

describe('a page of tables', () => {
  test('is known by how it begins, whatever is put before it', () => {
    const begins = [
      '<html>',
      '\ufeff <!-- a bank --> <TABLE border=1>',
      '<?xml version="1.0"?><!DOCTYPE html>',
      '<style>',
    ];
    expect(begins.map(isHtml)).toEqual(begins.map(() => true));
    expect(['Date,Text', '<no page', '<?xml version="1.0"?><Workbook>', '5 < 6 <table>'].map(isHtml)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('is read row by row, its signs as they are meant', () => {
    const html = `<html><head><title>No cell</title><style>td { color: red }</style></head><body>
      <table><tr><th>Date</th><th>Text&nbsp;of it</th></tr>
      <tr><td>2026-11-20</td><td>Ram &amp; Sons &#2352;&#x93E;&#x92E; <b>Rs</b><br/>5 &lt; 6</td></tr></table>
      <script>document.write('<table><tr><td>never</td></tr></table>')</script></body></html>`;
    expect(read(html)).toEqual([
      ['Date', 'Text of it'],
      ['2026-11-20', 'Ram & Sons राम Rs 5 < 6'],
    ]);
  });

  test('with rows and cells that are never closed', () => {
    expect(read('<TABLE><TR><TD>1<TD a=">">2<TR><TD>3')).toEqual([['1', '2'], ['3']]);
  });

  test('whose cells reach across and down', () => {
    const html = `<table><tr><td rowspan=2>a<td colspan="2">b<td>c</tr><tr><td>d<td>e<td>f</tr></table>`;
    expect(read(html)).toEqual([
      ['a', 'b', '', 'c'],
      ['', 'd', 'e', 'f'],
    ]);
  });

  test('that is laid out by tables: theirs are no rows', () => {
    const html = `<table><tr><td>Bank</td></tr><tr><td>menu<table><tr><td>1</td><td>2</td></tr></table></td></tr></table>
      <table><tr><td>3</td></tr></table>`;
    expect(read(html)).toEqual([['Bank'], ['1', '2'], ['3']]);
  });

  test('that would fill the memory goes one column beyond the bound', () => {
    const [row = []] = read(`<table><tr><td colspan=99999 rowspan=99999>x</table>`);
    expect(row.length).toBe(31);
    expect(read('<table>'.repeat(50_000))).toEqual([]);
    expect(read(`<table><tr><td>${'<'.repeat(200_000)}`)).toEqual([['']]);
  });
});
