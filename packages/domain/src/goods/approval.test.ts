import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { approvalAnswers, approvalStateOf, needsApproval } from './approval.ts';

const paisa = fc.integer({ min: 1, max: 10 ** 12 }).map(asPaisa);

test('only what comes to more than the limit needs somebody else; without a limit nothing does', () => {
  fc.assert(
    fc.property(paisa, paisa, (total, limit) => {
      expect(needsApproval(total, null)).toBe(false);
      expect(needsApproval(limit, limit)).toBe(false);
      expect(needsApproval(total, limit)).toBe(!needsApproval(limit, total) && total !== limit);
    }),
  );
});

test('what was said stays said, whatever the limit becomes; only drafts wait', () => {
  fc.assert(
    fc.property(paisa, fc.option(paisa), fc.boolean(), (total, limit, isDraft) => {
      for (const answer of approvalAnswers) expect(approvalStateOf({ isDraft, total, answer }, limit)).toBe(answer);
      const unanswered = approvalStateOf({ isDraft, total, answer: null }, limit);
      expect(unanswered).toBe(isDraft && limit !== null && total > limit ? 'WAITING' : null);
    }),
  );
});
