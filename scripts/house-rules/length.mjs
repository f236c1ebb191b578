// Files and functions stay small; a longer one says why.
import { isTest, rule } from './rule.mjs';

const fileLimit = 200;
const functionLimit = 60;
const componentLimit = 120;
const isData = (file) => /\.(messages|data)\.tsx?$|\/seed\/(.*[^a-z])?(data|reference)[^a-z]/.test(file);

export const fileLength = rule((file, report, { sourceCode }) => {
  if (isTest(file) || isData(file)) return {};
  return {
    Program(node) {
      const lines = sourceCode.text.replace(/\n$/, '').split('\n');
      const count = lines.length - linesOfBrokenImports(node);
      if (count <= fileLimit || explains(lines[0])) return;
      report(node, `${count} lines: split the file, or begin it with "// Longer than ${fileLimit} lines because …".`);
    },
  };
});

export const functionLength = rule((file, report, { sourceCode }) => {
  if (isTest(file) || isData(file)) return {};
  const check = (node) => {
    const limit = file.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node)) ? componentLimit : functionLimit;
    const length = node.loc.end.line - node.loc.start.line + 1;
    if (length <= limit || isExplained(node, sourceCode)) return;
    report(node, `${length} lines: split the function, or say above it "// Longer than ${limit} lines because …".`);
  };
  return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
});

/** An import counts as one line, into however many the length of its path made the formatter break it. */
function linesOfBrokenImports(program) {
  return program.body
    .filter(({ type }) => type === 'ImportDeclaration')
    .reduce((sum, { loc }) => sum + loc.end.line - loc.start.line, 0);
}

function explains(text) {
  return /Longer than \d+ lines because \S/.test(text);
}

/** The reason stands in a comment that ends right above the function, or on the first line inside it. */
function isExplained(node, sourceCode) {
  return sourceCode.getAllComments().some(({ loc, value }) => {
    const above = loc.end.line === node.loc.start.line - 1;
    const inside = loc.start.line === node.body.loc.start.line || loc.start.line === node.body.loc.start.line + 1;
    return (above || inside) && explains(value);
  });
}

/** A function's own name, or that of the constant it is given to, also through a call such as `memo(…)`. */
function nameOf(node) {
  if (node.id) return node.id.name;
  let parent = node.parent;
  while (parent?.type === 'CallExpression') parent = parent.parent;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
}
