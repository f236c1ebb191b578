import { Link, useLocation } from 'react-router';
import classes from './ScreenTabs.module.css';

export type ScreenTab = { to: string; label: string; isOffered: boolean };

/** Screens that are about the same, as tabs above each of them: each keeps its address. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  const { pathname } = useLocation();
  const offered = tabs.filter(({ isOffered }) => isOffered);
  if (offered.length < 2) return null;
  return (
    <nav className={classes.tabs} aria-label={label}>
      {offered.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.tab ?? ''}
          aria-current={tab.to === pathname ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
