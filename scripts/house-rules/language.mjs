// What is not written in this code base: rounded text, unexplained casts, sentences and markup in components.
import { isPlatform, isTest, isTool, rule } from './rule.mjs';

export const noToFixed = rule((file, report) => {
  if (isTool(file) || isTest(file)) return {};
  return {
    MemberExpression(node) {
      const name = node.computed ? node.property.value : node.property.name;
      if (name === 'toFixed') report(node, 'toFixed rounds as text: amounts are formatted by domain/numbers/money.ts.');
    },
  };
});

export const noCast = rule((file, report, { sourceCode }) => {
  const explained = (node) =>
    sourceCode
      .getAllComments()
      .some(
        ({ loc }) =>
          loc.end.line === node.loc.start.line - 1 ||
          (loc.start.line >= node.loc.start.line && loc.start.line <= node.loc.end.line),
      );
  const check = (node) => {
    const { typeAnnotation, parent } = node;
    // A cast by way of unknown is one cast.
    if (parent.type === 'TSAsExpression') return;
    if (typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const') return;
    if (!isPlatform(file)) report(node, 'No casts: parse at the edge, narrow inside, or use satisfies.');
    else if (!explained(node)) report(node, 'A cast carries its reason in a comment on its line or the line above.');
  };
  return { TSAsExpression: check, TSTypeAssertion: check };
});

const letters = /\p{L}/u;
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]);

export const noRawText = rule((file, report) => {
  if (isTest(file)) return {};
  const message = 'Text comes from the messages, in both languages.';
  return {
    JSXText(node) {
      if (letters.test(node.value)) report(node, message);
    },
    JSXExpressionContainer(node) {
      const isChild = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
      if (isChild && speaks(node.expression)) report(node, message);
    },
    JSXAttribute(node) {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (spokenAttributes.has(node.name.name) && speaks(value)) report(node, message);
    },
  };
});

export const noRawHtml = rule((file, report) => {
  if (file === 'apps/web/src/ui/SafeHtml.tsx') return {};
  const check = (node, name) => {
    if (name === 'dangerouslySetInnerHTML') report(node, 'Only ui/SafeHtml.tsx sets HTML, after cleaning it.');
  };
  return {
    JSXAttribute(node) {
      check(node, node.name.name);
    },
    Property(node) {
      check(node, node.key.name ?? node.key.value);
    },
  };
});

/** Whether an expression shows words that are written in it. */
function speaks(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && letters.test(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis.some((quasi) => letters.test(quasi.value.raw));
  if (node?.type === 'ConditionalExpression') return speaks(node.consequent) || speaks(node.alternate);
  if (node?.type === 'LogicalExpression') return speaks(node.right);
  return false;
}
