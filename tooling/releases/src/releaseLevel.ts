import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ApiChange, compareApi } from './compareApi.ts'
import type { PublishedPackage } from './published.ts'

/** Where the reports of the last release are kept, by package. */
export const RELEASED_API = join(import.meta.dirname, '..', 'api')

/** How far a release moves a version. */
export type Level = 'none' | 'patch' | 'minor' | 'major'

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major']

/** What the reports of a package's entries say that changed since the last release; an entry that was not released is an addition. */
export function apiChanges(
  own: Pick<PublishedPackage, 'folder'>,
  reports: ReadonlyMap<string, string>,
): readonly (ApiChange & { readonly entry: string })[] {
  return [...reports].flatMap(([entry, after]) => {
    const path = join(RELEASED_API, basename(own.folder), entry)
    return compareApi(existsSync(path) ? readFileSync(path, 'utf8') : '', after).map((change) => ({
      ...change,
      entry,
    }))
  })
}

/**
 * The least that these changes ask for. Before 1.0.0 a caret range ends at the next minor version, so a break is a minor there
 * and an addition a patch; from 1.0.0 on a break is a major and an addition a minor.
 */
export function leastLevel(version: string, changes: readonly Pick<ApiChange, 'difference'>[]): Level {
  const isStable = !version.startsWith('0.')
  if (changes.some(({ difference }) => difference === 'break')) return isStable ? 'major' : 'minor'
  if (changes.length > 0) return isStable ? 'minor' : 'patch'
  return 'none'
}

/** What stands against releasing these changes as planned, with every change that asks for more. */
export function releaseFaults(
  { name, version }: Pick<PublishedPackage, 'name' | 'version'>,
  changes: readonly (ApiChange & { readonly entry: string })[],
  planned: Level,
): readonly string[] {
  const least = leastLevel(version, changes)
  if (LEVELS.indexOf(planned) >= LEVELS.indexOf(least)) return []
  const wanted = `${name} ${version} needs a changeset of at least "${least}", and has ${planned === 'none' ? 'none' : `"${planned}"`}`
  return [wanted, ...changes.map(({ entry, name: changed, how }) => `  ${entry}: ${changed} ${how}`)]
}
