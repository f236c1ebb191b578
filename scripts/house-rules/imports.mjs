// Who may import whom.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, rule } from './rule.mjs';

// Each wall: a file whose path matches `from` may not import what matches `to`, unless it matches `but`. What is
// imported is written as a path from the root, or as a package's name. Walls marked `tests: false` leave out tests.
const walls = [
  { from: /^packages\/domain\//, to: /./, but: /^packages\/domain\//, tests: false },
  { from: /^packages\/contract\//, to: /./, but: /^packages\/(contract|domain)\/|^zod(\/|$)/, tests: false },
  { from: /^packages\//, to: /^apps\// },
  { from: /^(?!packages\/contract\/src\/zod\.ts$)/, to: /^zod(\/|$)/ },
  { from: /^apps\/web\//, to: /^apps\/server\// },
  { from: /^apps\/server\//, to: /^apps\/web\// },
  { from: /^e2e\//, to: /^(apps|packages\/domain)\// },
  { from: /^apps\/[^/]+\/src\/(platform|ui)\//, to: /^apps\/[^/]+\/src\/features\// },
  { from: /^(?!apps\/server\/src\/platform\/database\/database\.ts$)/, to: /^pg(\/|$)/, tests: false },
  // Outgoing calls have one door, which mail goes through, too.
  {
    from: /^apps\/server\/src\/(?!platform\/messages\/outbound\.ts$)/,
    to: /^(node:)?(https?|http2|tls|dns(\/promises)?)$/,
    tests: false,
  },
  { from: /^(?!apps\/server\/src\/platform\/messages\/mail\.ts$)/, to: /^nodemailer(\/|$)/, tests: false },
];

export const importWalls = rule((file, report) =>
  forEachImport((node, source) => {
    const target = targetOf(file, source);
    const broken = walls.some(
      ({ from, to, but, tests }) =>
        !(tests === false && isTest(file)) && from.test(file) && to.test(target) && !but?.test(target),
    );
    if (broken) report(node, `${file} may not import ${target}: see "Who may import whom" in docs/ARCHITECTURE.md.`);
  }),
);

const feature = /^apps\/(server|web)\/src\/features\/[^/]+\/([^/]+)\//;
const graphFile = 'docs/feature-graph.json';
const graphs = new Map();

export const featureGraph = rule((file, report, context) => {
  const [, app, from] = feature.exec(file) ?? [];
  if (!from || isTest(file)) return {};
  return forEachImport((node, source) => {
    const [, , to] = feature.exec(targetOf(file, source)) ?? [];
    if (!to || to === from || graphAt(context.cwd)[app]?.[from]?.includes(to)) return;
    report(node, `Feature ${from} may import feature ${to} only when ${graphFile} lists it under "${app}".`);
  });
});

/** Whether a file belongs to a feature that may import another one. */
export function mayImport(root, file, to) {
  const [, app, from] = feature.exec(file) ?? [];
  return graphAt(root)[app]?.[from]?.includes(to) === true;
}

export const noBarrel = rule((file, report) => {
  if (!/(^|\/)index\.tsx?$/.test(file)) return {};
  const forwards = (statement) =>
    statement.type === 'ExportAllDeclaration' ||
    statement.type === 'ImportDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && !statement.declaration);
  return {
    Program(node) {
      if (node.body.every(forwards)) report(node, 'An index file that only re-exports hides where things are.');
    },
  };
});

const vagueName = /^(utils?|helpers?|common|misc|general)$/i;

export const noVagueNames = rule((file, report) => {
  if (file.startsWith('packages/contract/src/common/')) return {};
  const vague = file
    .split('/')
    .map((part) => part.split('.')[0])
    .find((part) => vagueName.test(part) || vagueName.test(part.split('-').at(-1)));
  if (!vague) return {};
  return {
    Program(node) {
      report(node, `"${vague}" says nothing: name the file or folder by what it does.`);
    },
  };
});

function forEachImport(check) {
  const visit = (node) => {
    const source = node.source ?? node.argument;
    if (typeof source?.value === 'string') check(node, source.value);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

function targetOf(file, source) {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source);
  return source
    .replace(/^@bahi\/(domain|contract)(?=\/|$)/, 'packages/$1/src')
    .replace(/^@bahi\/(server|web)(?=\/|$)/, 'apps/$1/src');
}

function graphAt(root) {
  const known = graphs.get(root);
  if (known) return known;
  const graph = JSON.parse(readFileSync(path.join(root, graphFile), 'utf8'));
  graphs.set(root, graph);
  return graph;
}
