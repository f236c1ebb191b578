/** So far, in pixels, a pointer may tremble between its press and its release. */
const trembling = 8;

/**
 * A button that is pressed is clicked, also where it moved away under the pointer before that was let go. Leaving a field
 * says what is wrong with it; whatever stands below moves down, Save among it, and the browser then tells of no click on
 * it: press and release were on different things.
 */
export function keepPresses(page: Document): void {
  let pressed: { button: HTMLButtonElement; at: DOMRect; event: PointerEvent } | null = null;
  page.addEventListener(
    'pointerdown',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      pressed = button === null || event.button !== 0 ? null : { button, at: button.getBoundingClientRect(), event };
    },
    { capture: true },
  );
  page.addEventListener(
    'pointerup',
    (event) => {
      const press = pressed;
      pressed = null;
      if (press === null || event.pointerId !== press.event.pointerId) return;
      const { button, at } = press;
      const under = page.elementFromPoint(event.clientX, event.clientY);
      if (button.contains(under) || !button.isConnected || button.disabled) return;
      const now = button.getBoundingClientRect();
      const hasMoved = now.left !== at.left || now.top !== at.top;
      const isHeld = Math.hypot(event.clientX - press.event.clientX, event.clientY - press.event.clientY) <= trembling;
      if (hasMoved && isHeld) button.click();
    },
    { capture: true },
  );
}
