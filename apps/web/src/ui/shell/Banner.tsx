import type { ReactNode } from 'react';
import classes from './Banner.module.css';

type Props = {
  /** What it says; null while there is nothing, so that what comes is read out. */
  children: ReactNode;
  /** Stays in sight beneath the header, however far one has scrolled. */
  isSticky?: boolean;
};

/** What one should know on every screen, above it. */
export function Banner({ children, isSticky = false }: Props) {
  const isEmpty = children === null;
  return (
    <div role="status" className={isEmpty ? undefined : classes.banner} data-sticky={isSticky || undefined}>
      {children}
    </div>
  );
}
