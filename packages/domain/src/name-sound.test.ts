import { expect, test } from 'vitest';
import { finderOf, searchedSound, soundOf } from './name-sound.ts';

test.each([
  ['चामल', 'chamal', 'Chaamal', 'चामाल'],
  ['श्रेष्ठ', 'Shrestha', 'स्रेष्ठ', 'श्रेस्ठ', 'Srestha'],
  ['राजकुमार', 'Rajkumar', 'Raajkumaar', 'राजकूमार'],
  ['लक्ष्मी', 'Laxmi', 'Lakshmi', 'लक्ष्मि'],
  ['काठमाडौं', 'Kathmandu', 'काठमाण्डू', 'काठमाडौँ'],
  ['चन्द्र', 'चंद्र', 'चँद्र', 'Chandra'],
  ['वीरेन्द्र', 'बिरेन्द्र', 'Birendra', 'Virendra'],
  ['गुरुङ', 'Gurung', 'गुरूङ', 'गुरुंग'],
  ['कृष्ण', 'Krishna', 'क्रिष्ण'],
  ['ज्ञानेन्द्र', 'Gyanendra'],
  ['भट्टराई', 'Bhattarai', 'भटराइ'],
  ['ऐश्वर्य', 'Aishwarya'],
  ['श्री स्टोर', 'Shree Stor', 'shri stor'],
  ['५०० ग्राम', '500 gram'],
])('%s sounds as %s does', (...spellings) => {
  expect(new Set(spellings.map(soundOf)).size).toBe(1);
});

test('what sounds different stays apart', () => {
  const names = ['राम', 'रोम', 'रीता', 'सीता', 'हरि', 'हीरा', 'दाल', 'तेल', 'तिल', 'नून', 'चिनी', 'चना'];
  expect(new Set(names.map(soundOf)).size).toBe(names.length);
});

test('one letter, or what is no letter at all, is no sound to look for', () => {
  expect(['', ' ', '!', 'र', 'ma'].map(searchedSound)).toEqual([null, null, null, null, null]);
  expect(searchedSound('dal')).toBe(' dl');
});

test('in the browser each typed word is found as written anywhere, or as it sounds where a word begins', () => {
  const name = 'बासमती चामल ५ केजी';
  const found = ['chamal', 'basmati CHAM', 'चामल बास', 'chamal 5', 'ामल', ''].filter((search) =>
    finderOf(search)(name),
  );
  expect(found).toHaveLength(6);
  expect(['amal', 'chini', 'chamal daal', 'ram'].filter((search) => finderOf(search)(name))).toEqual([]);
  expect(finderOf('ram')('Karma Lama')).toBe(false);
});
