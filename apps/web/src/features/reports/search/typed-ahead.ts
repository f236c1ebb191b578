/** What was typed before its field was there. */
export type TypedAhead = { text: string; isEntered: boolean };

/** Collects what is typed between a wish and the field that takes it: nobody waits for a field to type. */
export type TypeAhead = {
  begin(): void;
  /** Whether the wish still stands. */
  isCollecting(): boolean;
  end(): TypedAhead;
};

/** Whoever sees nothing for so long goes on with what they did. */
const patienceMilliseconds = 5000;
const nothing: TypedAhead = { text: '', isEntered: false };

/** It ends by itself once somebody turns to something else: by the mouse, a finger, Escape, or after a while. */
export function createTypeAhead(): TypeAhead {
  let typed = nothing;
  let collecting: AbortController | null = null;
  const collect = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key === 'Escape') end();
    if (ctrlKey || metaKey || altKey || isComposing || collecting === null) return;
    const next = typedBy(typed, key);
    if (next === null) return;
    // A key that is held down, and what comes after Enter, says nothing more.
    if (!event.repeat && !typed.isEntered) typed = next;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): TypedAhead => {
    const collected = typed;
    typed = nothing;
    collecting?.abort();
    collecting = null;
    return collected;
  };
  return {
    begin() {
      end();
      collecting = new AbortController();
      const { signal } = collecting;
      document.addEventListener('keydown', collect, { capture: true, signal });
      document.addEventListener('pointerdown', end, { capture: true, signal });
      const timer = setTimeout(end, patienceMilliseconds);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    isCollecting: () => collecting !== null,
    end,
  };
}

/** What is typed with one key more; null for a key that is none of it. */
function typedBy(typed: TypedAhead, key: string): TypedAhead | null {
  if (key === 'Enter') return { ...typed, isEntered: true };
  if (key === 'Backspace') return { ...typed, text: typed.text.slice(0, -1) };
  return isLetter(key) ? { ...typed, text: typed.text + key } : null;
}

/** A key that writes; all others have names of several letters. Some layouts write a consonant with its vowel at once. */
function isLetter(key: string): boolean {
  return /^(?:.|\P{ASCII}+)$/u.test(key);
}
