import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const INSTALLED = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)\//
const OWN = /\/((?:apps|packages|tooling)\/[^/]+)\//

/** The package that a module belongs to; for the build's own code, the tool that made it. */
export function packageOf(id: string): string {
  const [path = id] = id.split('?')
  if (path.startsWith('\0')) return path.slice(1).split('/')[0] ?? path
  return INSTALLED.exec(path)?.[1] ?? OWN.exec(path)?.[1] ?? path
}

/** Writes `packages.json` beside the served folder: the packages whose code is in the browser's scripts. */
export function listPackages(dist: string): Plugin {
  return {
    name: 'coverkit:list-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const names = [...new Set(ids.map(packageOf))].sort()
      await writeFile(join(dist, 'packages.json'), `${JSON.stringify(names, null, 2)}\n`)
    },
  }
}
