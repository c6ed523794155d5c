import type { Plugin } from 'vite'

const COMPONENT = /^(?:export )?function ([A-Z]\w*)[(<]/gm

/**
 * Gives every component of the workspace its name as `displayName`, so that the code which a page shows of a story names
 * it after the build has shortened all names. Keeping every name of every library would add half a megabyte.
 */
export function displayNames(): Plugin {
  let isTest = false
  return {
    name: 'coverkit:display-names',
    configResolved: ({ mode }) => {
      isTest = mode === 'test'
    },
    transform: {
      filter: { id: /\/(?:packages|tooling)\/[^?]*\/src\/[^?]*\.tsx$/ },
      order: 'pre',
      handler(code, id) {
        if (isTest || id.includes('node_modules')) return null
        const names = [...code.matchAll(COMPONENT)].map(([, name]) => name)
        if (names.length === 0) return null
        const lines = names.map((name) => `${name}.displayName = ${JSON.stringify(name)}`)
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
  }
}
