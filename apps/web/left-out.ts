import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const screen = /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/;
const contractImport = /^import \{([^}]+)\} from ["'](@bahi\/contract\/[^"']+\.contract)["'];$/gm;
/** Where nothing of a call counts but its right: the types of both say so. */
const rightAlone = /\bcan\([^()]*\)|\bneeds: [\w.]+/g;

/** What is read of a contract here. */
type Contracts = Record<string, Record<string, { access?: unknown }>>;

/**
 * Fills in what screens ask of the rights of calls alone, `can(invoiceContract.create)` and `needs: invoiceContract.list`:
 * the home names the calls of half the product so, and else loaded what each of them is sent and answers.
 */
export function rightsOfCalls(): Plugin {
  return {
    name: 'bahi-rights-of-calls',
    apply: 'build',
    transform: {
      filter: { id: screen, code: /\bcan\(|\bneeds: / },
      async handler(code, id) {
        let filled = code;
        for (const [declaration, names = '', source = ''] of code.matchAll(contractImport)) {
          // oxlint-disable-next-line no-await-in-loop
          const found = await this.resolve(source, id);
          if (found === null) this.error(`${source} is not found`);
          // oxlint-disable-next-line no-await-in-loop
          const contracts: Contracts = await import(pathToFileURL(found.id).href);
          const imported = names.split(',').map((name) => name.trim());
          const without = filledIn(filled.replace(declaration, ''), imported, contracts);
          if (!imported.some((name) => isNamed(name, without))) filled = without;
        }
        return filled === code ? null : { code: filled, map: null };
      },
    },
  };
}

function filledIn(code: string, names: readonly string[], contracts: Contracts): string {
  const call = new RegExp(String.raw`\b(${names.join('|')})\.(\w+)`, 'g');
  return code.replace(rightAlone, (asked) =>
    asked.replace(call, (whole, contract: string, name: string) => {
      const access = contracts[contract]?.[name]?.access;
      return typeof access === 'string' ? `{ access: ${JSON.stringify(access)} }` : whole;
    }),
  );
}

function isNamed(name: string, code: string): boolean {
  return new RegExp(String.raw`\b${name.replace(/^.* as /, '')}\b`).test(code);
}

const serversWords = /^ {2}messages: \w+Messages,$|^import \{ \w+Messages \} from '.*\.messages\.ts';$/gm;

/** Leaves out what the server says of each kind of document: the addresses of their screens stand beside it. */
export function wordsOfDocuments(): Plugin {
  return {
    name: 'bahi-words-of-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/].*\.document\.ts$/ },
      handler: (code) => ({ code: code.replace(serversWords, ''), map: null }),
    },
  };
}

/** Leaves out how zod tells schemas in another language, for which it has a function for each kind: no page does that. */
export function schemasAsText(): Plugin {
  return {
    name: 'bahi-schemas-as-text',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
        // Some make the functions that schemas bear.
        const stub = names.map((name) => `export const ${name} = () => () => undefined;`);
        return { code: stub.join('\n'), map: null };
      },
    },
  };
}
