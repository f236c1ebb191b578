import { describe, expect, test } from 'vitest';
import { lacksDevanagari, looksLikeLegacyNepali } from './legacy-font.ts';

describe('Nepali typed in fonts of before Unicode', () => {
  test('names typed in Preeti are told', () => {
    expect(looksLikeLegacyNepali(["/fd axfb'/", 'l;tf yfkf', 'xl/ k|;fb', 'uf]kfn >]i7'])).toBe(true);
    expect(looksLikeLegacyNepali(['rfdn', 'bfn', 'tf]/Lsf] t]n', 'lrgL', 'gb'])).toBe(true);
  });

  test('English names, codes and addresses are not', () => {
    const names = [
      'Basmati Rice 25kg',
      'Mustard Oil 1L',
      'Dr. Sharma & Sons',
      'NTC SIM',
      'McDowell 750ml',
      'Ktm Traders',
    ];
    expect(looksLikeLegacyNepali(names)).toBe(false);
    expect(looksLikeLegacyNepali(['ram@bahi.example', 'https://bahi.example/a', 'www.bahi.example'])).toBe(false);
  });

  test('Nepali in Unicode is not, and a few words say nothing', () => {
    expect(looksLikeLegacyNepali(['राम बहादुर', 'सीता थापा', 'हरि प्रसाद'])).toBe(false);
    expect(looksLikeLegacyNepali(['xl/'])).toBe(false);
  });

  test('a Nepali name in Latin letters lacks Devanagari, a number does not', () => {
    expect(lacksDevanagari('chamal')).toBe(true);
    expect(lacksDevanagari('चामल A1')).toBe(false);
    expect(lacksDevanagari('1234')).toBe(false);
  });
});
