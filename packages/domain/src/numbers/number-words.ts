import type { Language } from '../language.ts';

/**
 * Nepali number words from 0 to 99, ten a row. They are all irregular, so they are a table: from common usage, compared
 * with three published lists (which have wrong words at 47, 62, 66 and 67).
 */
const nepaliWords: readonly string[] = [
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ',
  'दस एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस',
  'बीस एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस',
  'तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस',
  'चालीस एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास',
  'पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी',
  'साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी',
  'सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी',
  'असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे',
  'नब्बे एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे छयान्नब्बे सन्तान्नब्बे अन्ठान्नब्बे उनान्सय',
].flatMap((row) => row.split(' '));

const englishWords: readonly string[] = [
  'Zero One Two Three Four Five Six Seven Eight Nine',
  'Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen',
].flatMap((row) => row.split(' '));

const englishTens: readonly string[] = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The words of a whole number from 0 to 99. Throws RangeError for any other number. */
export function wordsUnderHundred(value: number, language: Language): string {
  const word = language === 'ne' ? nepaliWords[value] : (englishWords[value] ?? englishCompound(value));
  if (word === undefined) throw new RangeError(`no words for ${value}`);
  return word;
}

function englishCompound(value: number): string | undefined {
  const ten = englishTens[Math.floor(value / 10) - 2];
  const one = value % 10 === 0 ? '' : englishWords[value % 10];
  if (ten === undefined || one === undefined) return undefined;
  return one === '' ? ten : `${ten} ${one}`;
}
