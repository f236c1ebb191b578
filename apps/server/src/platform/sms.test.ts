import { expect, test } from 'vitest';
import { createLog } from './logs.ts';
import { createSms } from './sms.ts';

test('a message goes to the log while no gateway is named', async () => {
  const lines: string[] = [];
  const sms = createSms({ sms: null }, createLog('info', { write: (line) => void lines.push(line) }));
  await sms.send('9841000000', '123456');
  expect(lines.join('')).toContain('123456');
});

test('with a gateway that cannot be used the server does not start, so that no code gets into the log', () => {
  const gateway = { provider: 'aakash', token: 'secret' } as const;
  expect(() => createSms({ sms: gateway }, createLog('info'))).toThrow('SMS_PROVIDER is aakash');
});
