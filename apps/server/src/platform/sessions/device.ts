import type { UserSession } from '@bahi/contract/account/user-session/user-session.contract';

type Device = Pick<UserSession, 'browser' | 'device'>;

/** In this order: many a browser names others whom it resembles. */
const browserMarks: readonly [RegExp, Device['browser']][] = [
  [/\bEdg(e|A|iOS)?\//, 'EDGE'],
  [/\bOPR\/|\bOpera\b/, 'OPERA'],
  [/\bSamsungBrowser\//, 'SAMSUNG'],
  [/\b(Firefox|FxiOS)\//, 'FIREFOX'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'CHROME'],
  [/\bSafari\//, 'SAFARI'],
  [/\bMozilla\//, 'OTHER'],
];

const deviceMarks: readonly [RegExp, Device['device']][] = [
  [/\biPhone\b|\biPod\b/, 'IPHONE'],
  [/\biPad\b/, 'IPAD'],
  [/\bAndroid\b/, 'ANDROID'],
  [/\bCrOS\b/, 'CHROMEBOOK'],
  [/\bWindows\b/, 'WINDOWS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'MAC'],
  [/\bLinux\b|\bX11\b/, 'LINUX'],
];

/** Browser and device of a user agent. What does not call itself a browser is a program. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: firstOf(browserMarks, text) ?? 'APP', device: firstOf(deviceMarks, text) ?? 'OTHER' };
}

function firstOf<T>(marks: readonly [RegExp, T][], text: string): T | undefined {
  return marks.find(([mark]) => mark.test(text))?.[1];
}
