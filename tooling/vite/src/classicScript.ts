import type { Plugin } from 'vite'

/**
 * Makes an entry a script that browsers run where it stands in the head, before they paint: one that imports nothing, and
 * whose names are its own. @throws Error when the entry needs another file
 */
export function classicScript(name: string): Plugin {
  return {
    name: 'coverkit:classic-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk) {
      if (!chunk.isEntry || chunk.name !== name) return null
      const others = [...chunk.imports, ...chunk.dynamicImports, ...chunk.exports]
      if (others.length > 0) throw new Error(`${name} must stand alone, but names ${others.join(', ')}`)
      return { code: `(() => {\n${code}\n})()`, map: null }
    },
  }
}
