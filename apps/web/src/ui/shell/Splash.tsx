import classes from './Splash.module.css';

/** The page while the code of its first screen comes: only the product's sign, for a slow line. */
export function Splash() {
  return <div className={classes.splash} aria-hidden data-splash />;
}
