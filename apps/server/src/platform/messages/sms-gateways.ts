import { mobileNumber } from '@bahi/contract/platform/otp/otp.contract';
import { z } from '@bahi/contract/zod';
import type { SmsSettings } from '../settings/config-settings.ts';
import type { Outbound } from './outbound.ts';

/**
 * Why a message did not go: the number is none that messages go to, the gateway's token is missing, it does not take it, it is not reached
 * in time, or what it answers makes no sense.
 */
export type SmsReason = 'number' | 'notSetUp' | 'refused' | 'unreachable' | 'unclear';

export class SmsError extends Error {
  override name = 'SmsError';
  reason: SmsReason;
  /** What the gateway says of it, for who sets it up: it may quote the message, so it belongs into no log. */
  words: string | null;
  constructor(
    reason: SmsReason,
    message: string,
    { words = null, cause }: { words?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.words = words;
  }
}

export type GatewaySettings = Exclude<SmsSettings, { provider: 'console' }>;
/** Where the gateways take messages. */
export type GatewayAddresses = Readonly<Record<GatewaySettings['provider'], string>>;

export const gatewayAddresses: GatewayAddresses = {
  sparrow: 'https://api.sparrowsms.com/v2/sms/',
  aakash: 'https://sms.aakashsms.com/sms/v3/send',
};

type Way = { outbound: Outbound; addresses: GatewayAddresses };

/** Hands a message to the gateway of the settings. Rejects with an SmsError unless the gateway says that it took it. */
export async function sendByGateway(
  settings: GatewaySettings,
  { outbound, addresses }: Way,
  message: { mobileNumber: string; text: string },
): Promise<void> {
  const to = mobileNumber.safeParse(message.mobileNumber).data;
  if (to === undefined) throw new SmsError('number', 'no mobile number that messages go to');
  const { provider } = settings;
  if (settings.token === '') throw new SmsError('notSetUp', `the token of ${provider} is missing`);
  const fields = fieldsOf(settings, to, message.text);
  const { status, text } = await outbound.postForm(addresses[provider], fields).catch((cause: unknown) => {
    throw new SmsError('unreachable', `${provider} cannot be reached`, { cause });
  });
  const verdict = readers[provider](parsed(text));
  if (verdict === null) throw new SmsError('unclear', `${provider} answers ${status} and nothing that makes sense`);
  if (!verdict.taken)
    throw new SmsError('refused', `${provider} does not take the message${codeText(verdict.code)}`, {
      words: verdict.words.slice(0, longestWords),
    });
  if (status !== 200) throw new SmsError('unclear', `${provider} answers ${status}`);
}

const longestWords = 200;

function fieldsOf(settings: GatewaySettings, to: string, text: string): Record<string, string> {
  switch (settings.provider) {
    case 'sparrow':
      return { token: settings.token, from: settings.from, to, text };
    case 'aakash':
      return { auth_token: settings.token, to, text };
  }
}

type Verdict = { taken: true } | { taken: false; words: string; code?: number };

const sparrowAnswer = z.object({ response_code: z.coerce.number().int(), response: z.string().optional() });
const aakashAnswer = z.object({ error: z.boolean(), message: z.string().optional() });

/** What a gateway's answer means; null where it makes no sense. */
const readers: Readonly<Record<GatewaySettings['provider'], (answer: unknown) => Verdict | null>> = {
  sparrow(answer) {
    const { data } = sparrowAnswer.safeParse(answer);
    if (data === undefined) return null;
    const { response_code: code, response = '' } = data;
    return code === 200 ? { taken: true } : { taken: false, words: response, code };
  },
  aakash(answer) {
    const { data } = aakashAnswer.safeParse(answer);
    if (data === undefined) return null;
    return data.error ? { taken: false, words: data.message ?? '' } : { taken: true };
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The gateway's own number for what is wrong, which is never a one-time code: those have six digits. */
function codeText(code: number | undefined): string {
  return code === undefined || code > 9999 ? '' : ` (${code})`;
}
