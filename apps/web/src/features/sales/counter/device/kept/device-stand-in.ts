import { initAnswer, sessionContract } from '@bahi/contract/account/session/session.contract';
import { screens } from '@bahi/contract/screens';
import type { Endpoint } from '@bahi/contract/endpoint';
import { nowMilliseconds } from '../../../../../platform/clock.ts';
import type { StandIn } from '../../../../../platform/kept/stand-in.ts';
import { dayAt } from '../selling-stop.ts';
import type { DeviceDatabase } from '../store/device-database.ts';
import { answerKey, userKey } from './answer-keys.ts';
import { initOnDay, keptAnswerOf, keptAnswers, keptForUser, type KeptAnswers, standsIn } from './kept-answers.ts';

export type DeviceStandIn = StandIn & {
  /** What is kept, of goods as they are on a day. */
  answersOn: (dayAD: string) => Promise<KeptAnswers>;
  /** What is kept was written anew. */
  forget: () => void;
};

/**
 * Answers the calls of the counter's screen from what is kept. `who` is signed in: nobody else is told what they were.
 * `onLine` is told whether calls are answered.
 */
export function deviceStandIn(
  database: DeviceDatabase,
  who: string,
  onLine: (isThere: boolean) => void,
): DeviceStandIn {
  let isAway = !navigator.onLine;
  let read: { dayAD: string; answers: Promise<KeptAnswers> } | null = null;
  const ofUser = ({ call }: Endpoint): boolean => keptForUser.includes(call);
  const answersOn = (dayAD: string): Promise<KeptAnswers> => {
    if (read?.dayAD !== dayAD) read = { dayAD, answers: readKept(database, dayAD) };
    return read.answers;
  };
  return {
    answersOn,
    forget: () => {
      read = null;
    },
    knows: standsIn,
    isAway: () => isAway,
    noteLine: (isThere) => {
      if (isAway !== isThere) return;
      isAway = !isThere;
      onLine(isThere);
    },
    keep: (endpoint, _sent, data) => {
      if (ofUser(endpoint)) void database.put('answers', data, userKey(who, endpoint.call)).catch(() => undefined);
    },
    answer: async (endpoint, sent) => {
      const now = nowMilliseconds();
      // Goods and prices are those of the counter and its outlet: another screen asks for others.
      if (!ofUser(endpoint) && location.pathname !== screens.counter) return undefined;
      if (!ofUser(endpoint)) return keptAnswerOf(endpoint.call, sent, await answersOn(dayAt(now)));
      const kept: unknown = await database.get('answers', userKey(who, endpoint.call));
      return endpoint.call === sessionContract.init.call && kept !== undefined
        ? initOnDay(initAnswer.parse(kept), now)
        : kept;
    },
  };
}

/** What is kept, of goods as they are on a day, or on the last one that they were kept of. */
async function readKept(database: DeviceDatabase, dayAD: string): Promise<KeptAnswers> {
  const keys = (await database.getAllKeys('answers')).filter((key) => key.startsWith(answerKey('items', '')));
  const days = keys.map((key) => key.slice(answerKey('items', '').length)).toSorted();
  const day = days.findLast((one) => one <= dayAD) ?? days[0] ?? dayAD;
  const [items, services, prices, customers] = await Promise.all([
    database.get('answers', answerKey('items', day)),
    database.get('answers', answerKey('services', day)),
    database.get('answers', answerKey('prices')),
    database.get('answers', answerKey('customers')),
  ]);
  return keptAnswers.parse({ items, services, prices, customers });
}
