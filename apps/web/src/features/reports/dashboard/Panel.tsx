import type { ReactNode } from 'react';
import { useId } from 'react';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Panel.module.css';

type Props = {
  title: string;
  /** Where the rest of it is. */
  more?: { to: string | undefined; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard on a sheet of its own. */
export function Panel({ title, more, actions, children }: Props) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {more?.to === undefined ? null : <TextLink to={more.to}>{more.label}</TextLink>}
        {actions}
      </div>
      {children}
    </section>
  );
}

/** What a panel says while it has nothing to show. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}
