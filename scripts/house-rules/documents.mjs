// What differs by kind of document is looked up, never compared.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayImport } from './imports.mjs';
import { isTest, rule } from './rule.mjs';

const factsFile = 'packages/domain/src/document-kinds.ts';
// Each package's one list of kinds. Its name is what the recipe of a new kind looks for.
const registries = /^(packages\/domain\/src\/document-kinds\.ts|(packages|apps)\/.+\/document-registry\/.+)$/;
// Made from the database; examples of a business; and the kinds of categories, which bear the words of two documents.
const others = /\/platform\/database\/tables\.ts$|\/seed\/demo\/|\/walks\/|\/category\//;

const known = new Map();

/** The kinds, each with the name of its folder and table, as the table of facts has them. */
export function kindsOf(root) {
  if (!known.has(root)) {
    const facts = readFileSync(path.join(root, factsFile), 'utf8');
    const found = [...facts.matchAll(/^ {2}([A-Z_]+): \{\n[^}]*(?:\{[^}]*\}[^}]*)*?feature: '([a-z-]+)'/gm)];
    known.set(
      root,
      found.map(([, kind, feature]) => ({ kind, feature })),
    );
  }
  return known.get(root);
}

/** The kinds that a file may not name: of its own folder it may speak. */
function strangersTo(file, root) {
  if (!/^(apps|packages)\//.test(file) || isTest(file) || registries.test(file) || others.test(file)) return [];
  return kindsOf(root).filter(({ feature }) => !file.split('/').includes(feature));
}

export const noStrayKinds = rule((file, report, context) => {
  const strangers = strangersTo(file, context.cwd);
  if (strangers.length === 0) return {};
  // Who stands on a kind, as its report does, may read its table, too.
  const isOpen = (feature) => mayImport(context.cwd, file, feature);
  const judge = (node, text) => {
    const named = strangers.find(
      ({ kind, feature }) => text === kind || (readsTable(text, feature) && !isOpen(feature)),
    );
    if (named)
      report(node, `${file} names the kind ${named.kind}: what differs by kind is looked up in a table of all kinds.`);
  };
  const judgeKey = (node, { computed, key }) => {
    if (!computed && key?.type === 'Identifier') judge(node, key.name);
  };
  return {
    Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
    TemplateElement: (node) => judge(node, node.value.cooked ?? ''),
    Property: (node) => judgeKey(node, node),
    TSPropertySignature: (node) => judgeKey(node, node),
    MemberExpression: (node) => judgeKey(node, { computed: node.computed, key: node.property }),
  };
});

/** A statement that reads or writes the table of a kind, and not the head that all have. */
function readsTable(text, table) {
  return new RegExp(`\\b(from|join|into|update) ${table.replaceAll('-', '_')}\\b`).test(text);
}
