import { type ComponentType, lazy } from 'react';

/**
 * A part of the frame whose file comes later. Where it does not come, because the line is gone or a release took it away,
 * something smaller stands in its place: a part that fails would take the screen away, with what is typed in it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props>,
) {
  return lazy(async () => ({ default: await load().catch(() => standIn) }));
}

/** In the place of what can be done without. */
export function Nothing() {
  return null;
}
