import '@mantine/core/styles/Input.layer.css';
import { richTextMessages } from '@bahi/contract/ui/rich-text.messages';
import { plainTextOf, safeRichText } from '@bahi/domain/rich-text';
import { Input } from '@mantine/core';
import { Bold, Italic, List } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { type FieldProps, useField } from './field.ts';
import classes from './RichTextField.module.css';

const marks = [
  { mark: 'bold', command: 'bold', Icon: Bold },
  { mark: 'italic', command: 'italic', Icon: Italic },
  { mark: 'list', command: 'insertUnorderedList', Icon: List },
] as const;

/** Several lines of text with stress and lists, as it is kept: what the browser makes of typing is made safe at once. */
export function RichTextField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(richTextMessages);
  const { ref, name, text, change, blur, error } = useField(props);
  const written = useRef<HTMLDivElement | null>(null);
  const told = useRef<string | null>(null);
  const id = useId();
  useEffect(() => {
    // What was typed here stands here already.
    if (written.current === null || told.current === text) return;
    told.current = text;
    written.current.replaceChildren(
      ...new DOMParser().parseFromString(safeRichText(text), 'text/html').body.childNodes,
    );
  }, [text]);
  const tell = (): void => {
    // A space at the edge of a word is kept by the browser as one that does not break.
    const html = safeRichText((written.current?.innerHTML ?? '').replaceAll('&nbsp;', ' '));
    told.current = plainTextOf(html) === '' ? '' : html;
    change(told.current);
  };
  const run = (command: string, argument?: string): void => {
    written.current?.focus();
    // What browsers offer to edit by; nothing else keeps the way back by Ctrl+Z.
    document.execCommand(command, false, argument);
    tell();
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  };
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id }}
      description={props.description}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={classes.box} data-wrong={error !== undefined || undefined}>
        <div role="toolbar" aria-labelledby={id} className={classes.marks}>
          {marks.map(({ mark, command, Icon }) => (
            <button
              key={mark}
              type="button"
              name={`${name}.${mark}`}
              className={classes.mark}
              aria-label={t(mark)}
              title={t(mark)}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              <Icon size={16} aria-hidden />
            </button>
          ))}
        </div>
        <div
          ref={(element) => {
            written.current = element;
            ref(element);
          }}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className={classes.text}
          data-rich-text
          contentEditable
          suppressContentEditableWarning
          onInput={tell}
          onPaste={paste}
          onBlur={blur}
        />
      </div>
    </Input.Wrapper>
  );
}
