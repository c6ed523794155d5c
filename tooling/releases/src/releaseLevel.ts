import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ApiChange, compareApi } from './compareApi.ts'
import type { PublishedPackage } from './published.ts'

/** Folder of the last release's reports, by package. */
export const RELEASED_API = join(import.meta.dirname, '..', 'api')

/** The part of a version that a release raises. */
export type Level = 'none' | 'patch' | 'minor' | 'major'

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major']

/** Returns the changes of a package's entries since the last release; an unreleased entry is an addition. */
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
 * Returns the lowest level for these changes. Before 1.0.0 a caret range ends at the next minor version, so a
 * break is a minor there and an addition a patch; from 1.0.0 on a break is a major and an addition a minor.
 */
function leastLevel(version: string, changes: readonly Pick<ApiChange, 'difference'>[]): Level {
  const isStable = !version.startsWith('0.')
  if (changes.some(({ difference }) => difference === 'break')) return isStable ? 'major' : 'minor'
  if (changes.length > 0) return isStable ? 'minor' : 'patch'
  return 'none'
}

/** Returns the faults in releasing these changes as planned: every change that requires a higher level. */
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
