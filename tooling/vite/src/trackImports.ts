import { relative } from 'node:path'
import type { Plugin } from 'vite'

const DYNAMIC_IMPORT = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g

declare global {
  var coverkitModules: Set<string> | undefined
}

/** Runs `work` and returns the lazy modules that it loaded, as manifest keys. */
export async function trackModules<T>(work: () => Promise<T>): Promise<{ result: T; modules: string[] }> {
  const loaded = new Set<string>()
  globalThis.coverkitModules = loaded
  const result = await work()
  globalThis.coverkitModules = undefined
  return { result, modules: [...loaded] }
}

/** Makes every lazy import of the prerender build record its module, so that its css and scripts are known. */
export function trackImports(root: string): Plugin {
  return {
    name: 'coverkit:track-imports',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'pages',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return null
      const imports = [...code.matchAll(DYNAMIC_IMPORT)]
      const replaced = await Promise.all(
        imports.map(async ([text, , target = '']) => {
          const resolved = await this.resolve(target, id)
          const key = JSON.stringify(relative(root, resolved?.id ?? target))
          return [text, `${text}.then((m) => (globalThis.coverkitModules?.add(${key}), m))`] as const
        }),
      )
      return { code: replaced.reduce((text, [from, to]) => text.replace(from, () => to), code), map: null }
    },
  }
}
