import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { CloseButton } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './BulkBar.module.css';
import type { Outcome } from './run-for-all.ts';

/** How many records were changed, and which were not and why. */
export function BulkResult({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const t = useTexts(listBulkMessages);
  const left = outcomes.filter(({ reason }) => reason !== null);
  return (
    <div className={classes.result} role="status">
      <div>
        <strong>{t('done', { count: outcomes.length - left.length })}</strong>
        {left.length === 0 ? null : (
          <>
            <span> · {t('left', { count: left.length })}</span>
            <ul className={classes.left}>
              {left.map(({ name, reason }) => (
                <li key={name}>
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <CloseButton aria-label={t('dismiss')} onClick={onClose} />
    </div>
  );
}
