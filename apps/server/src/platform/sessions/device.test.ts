import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const onDesk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const onPhone = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${onDesk} Safari/537.36`, 'CHROME', 'WINDOWS'],
  [`${onDesk} Safari/537.36 Edg/140.0.0.0`, 'EDGE', 'WINDOWS'],
  [`${onDesk} Safari/537.36 OPR/124.0.0.0`, 'OPERA', 'WINDOWS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'FIREFOX', 'LINUX'],
  [`${onMac} Version/18.5 Safari/605.1.15`, 'SAFARI', 'MAC'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
    'CHROME',
    'CHROMEBOOK',
  ],
  [`${onPhone} Chrome/140.0.0.0 Mobile Safari/537.36`, 'CHROME', 'ANDROID'],
  [`${onPhone} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'SAMSUNG', 'ANDROID'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'SAFARI',
    'IPHONE',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148', 'CHROME', 'IPAD'],
  ['Mozilla/5.0 (Mobile; Nokia_8000_4G) Gecko/48.0 KAIOS/2.5', 'OTHER', 'OTHER'],
  ['node', 'APP', 'OTHER'],
  [null, 'APP', 'OTHER'],
])('%s', (userAgent, browser, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, device });
});
