import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './PanelRows.module.css';

/** Who or what a row is about, with a remark below; a link where the user may go on. */
export function PanelName({ name, to, remark }: { name: string; to: string | undefined; remark?: ReactNode }) {
  return (
    <span className={classes.name}>
      <span>{to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</span>
      {remark === undefined ? null : <span className={classes.remark}>{remark}</span>}
    </span>
  );
}
