import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { answerOrKept, type StandIn } from './stand-in.ts';

const failure = (status: number, code = String(status)): ApiError => new ApiError({ status, code, message: '' });

function standing(kept: unknown = 'kept') {
  const noteLine = vi.fn<(isThere: boolean) => void>();
  const standIn: StandIn = {
    knows: () => true,
    isAway: () => false,
    noteLine,
    keep: () => undefined,
    answer: () => Promise.resolve(kept),
  };
  return { standIn, noteLine };
}

const asked = { endpoint: itemContract.priceList, sent: {} };

test('a question that is taken back says nothing of the line', async () => {
  const { standIn, noteLine } = standing();
  const taken = new AbortController();
  taken.abort();
  const aborted = new DOMException('aborted', 'AbortError');
  const answer = answerOrKept(standIn, { ...asked, signal: taken.signal }, () => Promise.reject(aborted));
  await expect(answer).rejects.toBe(aborted);
  expect(noteLine).not.toHaveBeenCalled();
});

test.each([
  ['no answer at all', failure(0, 'ERR_NETWORK')],
  ['a proxy whose server is started anew', failure(502)],
  ['a server that is busy with its start', failure(503)],
  ['a network that asks for a sign-in first', failure(200, 'UNREADABLE')],
])('what is kept stands in for %s', async (_what, error) => {
  const { standIn, noteLine } = standing();
  expect(await answerOrKept(standIn, asked, () => Promise.reject(error))).toBe('kept');
  expect(noteLine).toHaveBeenCalledWith(false);
});

test.each([403, 404, 500])('an answer of the server is one, whatever it says: %i', async (status) => {
  const { standIn, noteLine } = standing();
  const error = failure(status);
  await expect(answerOrKept(standIn, asked, () => Promise.reject(error))).rejects.toBe(error);
  expect(noteLine).not.toHaveBeenCalled();
});

test('a line that is too slow is none, and where nothing is kept it may take its time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort()).mockReturnValueOnce(AbortSignal.abort());
  const ask = (patience: AbortSignal | undefined): Promise<unknown> =>
    patience === undefined ? Promise.resolve('late') : Promise.reject(new DOMException('aborted', 'AbortError'));
  expect(await answerOrKept(standing().standIn, asked, ask)).toBe('kept');
  const { standIn } = standing(null);
  expect(await answerOrKept({ ...standIn, answer: () => Promise.resolve(undefined) }, asked, ask)).toBe('late');
});
