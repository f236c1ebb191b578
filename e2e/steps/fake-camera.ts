import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The digits of an EAN-13 as light and dark modules (ISO/IEC 15420): each set is drawn in one of two ways on the left. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six on the left are drawn in the second way tells the first digit. */
const evenPlaces = ['', '245', '235', '234', '145', '125', '124', '135', '134', '123'];
const inverted = (pattern: string): string => pattern.replace(/[01]/g, (module) => (module === '0' ? '1' : '0'));
const reversed = (pattern: string): string => Array.from(pattern).toReversed().join('');

/** The bars of an EAN-13 with its quiet zones, one letter a module. */
export function modulesOf(ean: string): string {
  const digits = Array.from(ean, Number);
  const even = evenPlaces[digits[0] ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, place) => {
    const pattern = odd[digit] ?? '';
    return even.includes(String(place)) ? reversed(inverted(pattern)) : pattern;
  });
  const right = digits.slice(7).map((digit) => inverted(odd[digit] ?? ''));
  return `${'0'.repeat(12)}101${left.join('')}01010${right.join('')}101${'0'.repeat(12)}`;
}

const [width, height, module, frames] = [640, 480, 4, 10];

/** A film of a barcode that is held before the camera, as Chromium plays it in the place of one (YUV4MPEG2). */
export function filmOf(ean: string): string {
  const bars = modulesOf(ean);
  const begin = Math.floor((width - bars.length * module) / 2);
  const row = Buffer.alloc(width, 235);
  for (let x = 0; x < width; x += 1) if (bars.charAt(Math.floor((x - begin) / module)) === '1') row[x] = 16;
  const light = Buffer.alloc(width, 235);
  const rows = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : light));
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colour]);
  const file = join(mkdtempSync(join(tmpdir(), 'bahi-film-')), 'barcode.y4m');
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...Array.from({ length: frames }, () => frame)]));
  return file;
}
