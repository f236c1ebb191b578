import { Fragment, type ReactNode, useMemo } from 'react';

/** What a description may be made of; of anything else only its text is shown. No attribute is ever taken over. */
const elements = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote'] as const;
/** What has no text that is meant to be read. */
const unread = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title'];

/**
 * Text with simple markup as somebody wrote it, such as the description of an item. It is read by the browser's parser in
 * a document that runs and fetches nothing, and made anew of the elements that are allowed: none of its markup reaches
 * the page.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return partsOf(body);
  }, [html]);
  return <div data-rich-text>{content}</div>;
}

function partsOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, position) => <Fragment key={position}>{partOf(child)}</Fragment>);
}

function partOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const name = node.nodeName.toLowerCase();
  if (node.nodeType !== Node.ELEMENT_NODE || unread.includes(name)) return null;
  const Element = elements.find((known) => known === name);
  if (Element === undefined) return partsOf(node);
  return Element === 'br' ? <br /> : <Element>{partsOf(node)}</Element>;
}
