import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';
import { asPaisa } from './money.ts';

/** The words of 0 to 99, written out a second time so that no slip in the table passes. */
const nepaliWords =
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ दस एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस एक्काइस बाइस तेइस ' +
  'चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस ' +
  'चालीस एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास एकाउन्न बाउन्न त्रिपन्न चवन्न ' +
  'पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी ' +
  'उनन्सत्तरी सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी असी एकासी बयासी त्रियासी ' +
  'चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे ' +
  'छयान्नब्बे सन्तान्नब्बे अन्ठान्नब्बे उनान्सय';

describe('numbers', () => {
  const upTo99 = Array.from({ length: 100 }, (_, value) => value);

  test('every number from 0 to 99 has its Nepali word', () => {
    expect(upTo99.map((value) => numberInWords(value, 'ne')).join(' ')).toBe(nepaliWords);
    expect(new Set(nepaliWords.split(' ')).size).toBe(100);
  });

  test('every number from 0 to 99 has its own English words', () => {
    const words = upTo99.map((value) => numberInWords(value, 'en'));
    expect(new Set(words).size).toBe(100);
    expect([0, 7, 10, 19, 20, 21, 47, 62, 90, 99].map((value) => words[value])).toEqual([
      'Zero',
      'Seven',
      'Ten',
      'Nineteen',
      'Twenty',
      'Twenty One',
      'Forty Seven',
      'Sixty Two',
      'Ninety',
      'Ninety Nine',
    ]);
  });

  test.each([
    [100, 'One Hundred', 'एक सय'],
    [101, 'One Hundred One', 'एक सय एक'],
    [999, 'Nine Hundred Ninety Nine', 'नौ सय उनान्सय'],
    [1000, 'One Thousand', 'एक हजार'],
    [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine', 'उनान्सय हजार नौ सय उनान्सय'],
    [100_000, 'One Lakh', 'एक लाख'],
    [10_000_000, 'One Crore', 'एक करोड'],
    [1_000_000_000, 'One Arab', 'एक अर्ब'],
    [100_000_000_000, 'One Kharab', 'एक खर्ब'],
    [10_000_000_000_000, 'One Hundred Kharab', 'एक सय खर्ब'],
    [1_010_101_010, 'One Arab One Crore One Lakh One Thousand Ten', 'एक अर्ब एक करोड एक लाख एक हजार दस'],
  ])('%i is %s, %s', (value, english, nepali) => {
    expect(numberInWords(value, 'en')).toBe(english);
    expect(numberInWords(value, 'ne')).toBe(nepali);
  });
});

describe('the amount of a bill', () => {
  test.each([
    [12_345_650, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paisa Only'],
    [100, 'Rupees One Only'],
    [0, 'Rupees Zero Only'],
    [5, 'Five Paisa Only'],
    [-150, 'Minus Rupees One and Fifty Paisa Only'],
  ])('%i paisa in English is %s', (amount, words) => expect(amountInWords(asPaisa(amount), 'en')).toBe(words));

  test.each([
    [12_345_650, 'एक लाख तेइस हजार चार सय छपन्न रुपैयाँ पचास पैसा मात्र'],
    [4700, 'सतचालीस रुपैयाँ मात्र'],
    [0, 'शून्य रुपैयाँ मात्र'],
    [5, 'पाँच पैसा मात्र'],
    [-150, 'ऋण एक रुपैयाँ पचास पैसा मात्र'],
  ])('%i paisa in Nepali is %s', (amount, words) => expect(amountInWords(asPaisa(amount), 'ne')).toBe(words));

  test('two amounts never read alike', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.maxSafeInteger(),
        fc.constantFrom('en' as const, 'ne' as const),
        (a, b, language) => {
          const alike = amountInWords(asPaisa(a), language) === amountInWords(asPaisa(b), language);
          expect(alike).toBe(a === b);
        },
      ),
    );
  });
});
