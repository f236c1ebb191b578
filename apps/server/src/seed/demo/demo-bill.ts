import { createRequire } from 'node:module';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import sharp from 'sharp';

type Bill = { from: string; to: string; number: string | undefined; day: CalendarDay; what: string; total: Paisa };
type Line = { text: string; left: number; top: number; size?: number; ink?: string };

const require = createRequire(import.meta.url);
/** A bare machine has no Devanagari font. */
const fontfile =
  require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf');
const [width, height] = [900, 1180];
const [printed, written] = ['#33373f', '#1d3a8a'];

/** The ruled form of a bill, and the stamp of who wrote it. */
const form = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#5b606b" stroke-width="2">
  <path d="M60 190H840M60 430H840M60 500H840M60 820H840M60 900H840M60 430V900M840 430V900M640 430V900"/>
  <g stroke="#b03a48" stroke-width="4" opacity="0.7" transform="rotate(-14 690 1020)">
    <circle cx="690" cy="1020" r="92"/><circle cx="690" cy="1020" r="70"/><path d="M640 1020h100M652 1044h76"/>
  </g>
</svg>`;

/** A bill as a phone takes a picture of it: drawn, so that the demo carries no pictures along. A JPEG. */
export async function drawBill({ from, to, number, day, what, total }: Bill): Promise<Buffer> {
  const amount = formatRupees(total, 'ne');
  const lines: readonly Line[] = [
    { text: from, left: 60, top: 70, size: 19 },
    { text: 'बिल', left: 60, top: 214, size: 15 },
    { text: `बिल नं. ${number ?? '—'}`, left: 60, top: 290 },
    { text: `मिति ${inDigitsOf(formatBsDate(bsFromDay(day)), 'ne')}`, left: 560, top: 290 },
    { text: `श्री ${to}`, left: 60, top: 350, ink: written },
    { text: 'विवरण', left: 80, top: 450 },
    { text: 'रकम रु', left: 660, top: 450 },
    { text: what, left: 80, top: 540, ink: written },
    { text: amount, left: 660, top: 540, ink: written },
    { text: 'जम्मा', left: 80, top: 842 },
    { text: amount, left: 660, top: 842 },
    { text: `अक्षरेपी: ${amountInWords(total, 'ne')}`, left: 60, top: 930, size: 10 },
  ];
  const words = await Promise.all(
    lines.map(async ({ left, top, ...line }) => ({ input: await drawLine(line), left, top })),
  );
  return sharp({ create: { width, height, channels: 3, background: '#f6f2e6' } })
    .composite([{ input: Buffer.from(form) }, ...words])
    .jpeg({ quality: 80 })
    .toBuffer();
}

function drawLine({ text, size = 12, ink = printed }: Omit<Line, 'left' | 'top'>): Promise<Buffer> {
  const marked = `<span foreground="${ink}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  return sharp({ text: { text: marked, font: `Noto Sans Devanagari ${size}`, fontfile, rgba: true, dpi: 144 } })
    .png()
    .toBuffer();
}
