/** What was typed before its field was there. */
export type TypedAhead = { text: string; isEntered: boolean };

/** Collects what is typed between a wish and the field that takes it: nobody waits for a field to type. */
export type TypeAhead = { begin(): void; end(): TypedAhead };

export function createTypeAhead(): TypeAhead {
  let typed: TypedAhead = { text: '', isEntered: false };
  let isCollecting = false;
  const collect = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Enter') typed = { ...typed, isEntered: true };
    else if (key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
    else if (isLetter(key)) typed = { ...typed, text: typed.text + key };
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): TypedAhead => {
    document.removeEventListener('keydown', collect, { capture: true });
    const collected = typed;
    typed = { text: '', isEntered: false };
    isCollecting = false;
    return collected;
  };
  return {
    begin() {
      if (isCollecting) return;
      isCollecting = true;
      document.addEventListener('keydown', collect, { capture: true });
    },
    end,
  };
}

/** A key that writes; all others have names of several letters. Some layouts write a consonant with its vowel at once. */
function isLetter(key: string): boolean {
  return /^(?:.|\P{ASCII}+)$/u.test(key);
}
