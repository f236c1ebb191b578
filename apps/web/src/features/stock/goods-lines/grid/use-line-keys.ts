import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type CellName, cellNames } from '../editor/editor-context.ts';
import type { SharedStore } from '../editor/editor-store.ts';

export type LineFocus = {
  focusCell: (key: number, cell: CellName) => void;
  goToNextLine: (key: number) => void;
  addLine: () => void;
  enterLines: () => void;
  removeLine: (key: number, cell: CellName) => void;
};

/** Moves the focus among the cells of the lines; what it goes to is on the page when it gets there. */
export function useLineFocus(grid: RefObject<HTMLElement | null>, store: SharedStore): LineFocus {
  return useMemo(() => {
    const focusCell = (key: number, cell: CellName): void => {
      const target = grid.current?.querySelector<HTMLElement>(`[data-line="${key}"] [data-cell="${cell}"]`);
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    };
    const addLine = (): void => {
      const key = flushSync(() => store.addLine());
      focusCell(key, 'item');
    };
    return {
      focusCell,
      addLine,
      enterLines: () => {
        const { lines } = store.getState();
        const waiting = lines.find((line) => line.item === null) ?? lines[0];
        if (waiting !== undefined) focusCell(waiting.key, 'item');
      },
      goToNextLine: (key) => {
        const { keys } = store.getState();
        const next = keys[keys.indexOf(key) + 1];
        if (next === undefined) addLine();
        else focusCell(next, 'item');
      },
      removeLine: (key, cell) => {
        const next = flushSync(() => store.removeLine(key));
        focusCell(next, cell);
      },
    };
  }, [grid, store]);
}

/**
 * The keys of the lines: Enter to the next cell and on to the next line (a new one at the end), Shift+Enter back,
 * Ctrl+Backspace removes the line, arrows up and down move between lines. A cell that uses a key itself handles it
 * first and says so.
 */
export function useLineKeys(store: SharedStore, focus: LineFocus) {
  return (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (event.defaultPrevented || place === null || event.nativeEvent.isComposing) return;
    const { key, cell } = place;
    const { keys } = store.getState();
    const at = keys.indexOf(key);
    const go = (target: number | undefined): void => {
      event.preventDefault();
      if (target !== undefined) focus.focusCell(target, cell);
    };
    if (event.key === 'Backspace' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      focus.removeLine(key, cell);
    } else if (event.altKey || event.ctrlKey || event.metaKey) return;
    // In a select the arrows choose.
    else if (event.key === 'ArrowDown' && !isSelect(event.target)) go(keys[at + 1]);
    else if (event.key === 'ArrowUp' && !isSelect(event.target)) go(keys[at - 1]);
    else if (event.key === 'Enter') {
      event.preventDefault();
      const cells = cellsBeside(event.target);
      if (event.shiftKey) goBack(focus, keys, place, cells);
      else goOn(focus, place, cells);
    }
  };
}

type Place = { key: number; cell: CellName };

/** The cells that the line of a cell has, in their order. */
function cellsBeside(target: EventTarget): CellName[] {
  const line = target instanceof HTMLElement ? target.closest('[data-line]') : null;
  const cells = [...(line?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  return cellNames.filter((name) => cells.some(({ dataset }) => dataset['cell'] === name));
}

function isSelect(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement;
}

function goOn(focus: LineFocus, { key, cell }: Place, cells: readonly CellName[]): void {
  const next = cells[cells.indexOf(cell) + 1];
  if (next === undefined) focus.goToNextLine(key);
  else focus.focusCell(key, next);
}

function goBack(focus: LineFocus, keys: readonly number[], { key, cell }: Place, cells: readonly CellName[]): void {
  const previous = cells[cells.indexOf(cell) - 1];
  if (previous !== undefined) return focus.focusCell(key, previous);
  const above = keys[keys.indexOf(key) - 1];
  if (above !== undefined) focus.focusCell(above, 'discount');
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null;
  const cell = cellNames.find((name) => name === target.dataset['cell']);
  const key = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return cell === undefined || key === undefined ? null : { key: Number(key), cell };
}
