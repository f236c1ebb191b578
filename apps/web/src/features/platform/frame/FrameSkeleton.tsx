import '@mantine/core/styles/Skeleton.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Skeleton } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import classes from './FrameSkeleton.module.css';

/** The shape of the frame while the user's data comes. */
export function FrameSkeleton({ isDesktop }: { isDesktop: boolean }) {
  const t = useTexts(frameMessages);
  return (
    <div className={classes.frame} data-frame role="status" aria-label={t('loading')}>
      {isDesktop ? (
        <div className={classes.sidebar}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} height={18} width={`${50 + ((row * 13) % 40)}%`} />
          ))}
        </div>
      ) : null}
      <div className={classes.side}>
        <div className={classes.header}>
          <Skeleton height={28} width={160} />
          <Skeleton height={34} circle />
        </div>
        <div className={classes.content}>
          <Skeleton height={24} width={200} mb={24} />
          <ListSkeleton columns={4} isTable={isDesktop} />
        </div>
      </div>
    </div>
  );
}
