import type { Plugin } from 'vite'

/**
 * Makes an entry a classic script of the head, which browsers run before they paint: it imports nothing, and
 * its names are local. @throws Error when the entry needs another file
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
