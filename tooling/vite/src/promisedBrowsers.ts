import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * @returns the oldest version of each browser that `browserslist` of the workspace's `package.json` promises, by caniuse's
 * names. Without that list the library would take one of its own.
 */
export function promisedBrowsers(): ReadonlyMap<string, number> {
  const promised = browserslist.loadConfig({ path: ROOT })
  if (!promised) throw new Error(`${ROOT}package.json has no browserslist.`)
  const oldest = new Map<string, number>()
  for (const entry of browserslist(promised)) {
    const [name = '', versions = ''] = entry.split(' ')
    // Caniuse joins minor versions of Safari to one entry, such as 17.6-17.7.
    const version = Number.parseFloat(versions)
    oldest.set(name, Math.min(version, oldest.get(name) ?? version))
  }
  return oldest
}

/** @returns the promised browsers by the names that bundlers have for them, such as `ios17` */
export const buildTargets = (): string[] =>
  [...promisedBrowsers()].map(([name, version]) => `${name.replace('_saf', '')}${version}`)
