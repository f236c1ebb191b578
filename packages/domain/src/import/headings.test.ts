import { describe, expect, test } from 'vitest';
import { headingRow, type KnownColumn, matchHeadings, nearestHeading } from './headings.ts';

const known: KnownColumn<'name' | 'price'>[] = [
  { key: 'name', names: ['Item name', 'सामानको नाम', 'Name'] },
  { key: 'price', names: ['Selling price', 'Sale Price', 'Rate'] },
];

describe('headings of a file', () => {
  test('are known by any of their names, in either language, whatever their case and signs', () => {
    expect(matchHeadings(['  ITEM NAME* ', 'Sale-Price (Rs.)', 'Sale price'], known)).toEqual(['name', null, 'price']);
    expect(matchHeadings(['सामानको नाम', 'rate'], known)).toEqual(['name', 'price']);
  });

  test('a column is given once, to its best name', () => {
    expect(matchHeadings(['Name', 'Item Name', 'Name'], known)).toEqual([null, 'name', null]);
  });

  test('stand below the titles that other programs put above them', () => {
    expect(headingRow([['Shrestha Traders'], ['', ''], ['Name', 'Rate'], ['Rice', '90']], known)).toBe(2);
    expect(
      headingRow(
        [
          ['', ''],
          ['x', 'y'],
          ['1', '2'],
        ],
        known,
      ),
    ).toBe(1);
  });

  test('one that is misspelt is found as the nearest, and nothing else is', () => {
    expect(nearestHeading(['Colour', 'Itm nmae'], ['Item name'])).toBe(1);
    expect(nearestHeading(['Colour', 'Weight'], ['Item name'])).toBeNull();
  });
});
