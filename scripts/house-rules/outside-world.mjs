// The network, the environment, the clock and the terminal are met in one place each.
import { isPlatform, isTest, isTool, rule } from './rule.mjs';

const isName = (node, name) => node?.type === 'Identifier' && node.name === name;
const isMember = (node, object, property) =>
  node?.type === 'MemberExpression' &&
  isName(node.object, object) &&
  (node.computed ? node.property.value === property : isName(node.property, property));

export const noStrayFetch = rule((file, report) => {
  const doors = [
    'apps/web/src/platform/api-client.ts',
    'apps/web/src/ui/public-page/public-client.ts',
    // Fetches what the build made, and the page.
    'apps/web/src/service-worker.ts',
    'apps/server/src/platform/messages/outbound.ts',
  ];
  if (doors.includes(file) || isTest(file) || isTool(file)) return {};
  const globals = ['globalThis', 'window', 'self'];
  return {
    CallExpression({ callee }) {
      if (isName(callee, 'fetch') || globals.some((name) => isMember(callee, name, 'fetch'))) {
        report(callee, 'Only platform/api-client.ts (web) and platform/messages/outbound.ts (server) call fetch.');
      }
    },
  };
});

export const noProcessEnv = rule((file, report) => {
  if (file === 'apps/server/src/platform/settings/config.ts' || isTest(file) || isTool(file)) return {};
  const message = 'Only platform/settings/config.ts reads the environment.';
  const namesEnv = (property) => isName(property.key, 'env');
  return {
    MemberExpression(node) {
      if (isMember(node, 'process', 'env')) report(node, message);
    },
    VariableDeclarator({ id, init }) {
      if (isName(init, 'process') && id.type === 'ObjectPattern' && id.properties.some(namesEnv)) report(id, message);
    },
    ImportSpecifier(node) {
      if (isName(node.imported, 'env') && /^(node:)?process$/.test(node.parent.source.value)) report(node, message);
    },
  };
});

export const noConsole = rule((file, report) => {
  const speaks =
    /^apps\/server\/src\/(platform\/(core\/logs|start\/start-output)|main|verify|openapi|backup|restore)\.ts$/;
  if (speaks.test(file) || isTest(file) || isTool(file)) return {};
  return {
    MemberExpression(node) {
      if (isName(node.object, 'console'))
        report(node, 'Write to the log of platform/core/logs.ts, not to the console.');
    },
  };
});

export const noNewDate = rule((file, report) => {
  if (isPlatform(file) || isTest(file) || isTool(file)) return {};
  const message = 'Time comes from the context and days are CalendarDay: only platform makes a Date.';
  return {
    NewExpression(node) {
      if (isName(node.callee, 'Date')) report(node, message);
    },
    CallExpression(node) {
      if (isName(node.callee, 'Date')) report(node, message);
    },
  };
});
