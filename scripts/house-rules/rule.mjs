import path from 'node:path';

/**
 * One rule. `visit(file, report, context)` returns the visitors for a file, given by its path from the repository's
 * root, or nothing where the rule does not hold.
 */
export function rule(visit) {
  return {
    meta: { type: 'problem' },
    create(context) {
      const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/');
      const report = (node, message) => context.report({ node, message });
      return visit(file, report, context) ?? {};
    },
  };
}

/** Tests and what serves only them: they may use what the product may not. */
export const isTest = (file) => /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(file);

/** Commands that run at a desk, not in the product. */
export const isTool = (file) => /^scripts\/|^[^/]+$|\/vite\.config\.ts$/.test(file);

/** The platform folders, which meet the outside world for everybody else. */
export const isPlatform = (file) => /^apps\/(server|web)\/src\/platform\//.test(file);
