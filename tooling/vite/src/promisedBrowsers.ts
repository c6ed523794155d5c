import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** @returns the oldest version of each browser that `.browserslistrc` promises, by caniuse's names */
export function promisedBrowsers(): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>()
  for (const entry of browserslist(undefined, { path: ROOT })) {
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
