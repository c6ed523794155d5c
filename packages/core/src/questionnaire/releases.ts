import type { Answers, Key } from './answers.ts'
import { emptyAnswers } from './answers.ts'
import { migrateAnswers, type VersionChanges } from './migrateAnswers.ts'
import type { Definition } from './types.ts'

/** A version of a questionnaire as it was released. */
export interface Release {
  readonly definition: Definition
  /** SHA-256 of the definition's canonical JSON, 64 hexadecimal digits. */
  readonly hash: string
  /** The last day `YYYY-MM-DD` on which answers to it are accepted; absent while there is no end. */
  readonly until?: string
  /** The change to each question since the release before, from `compareVersions`; absent for the first. */
  readonly changes?: VersionChanges
}

/** Every version of a questionnaire that drafts may be on, oldest first; the last is the one that new drafts begin with. */
export type Releases = readonly [Release, ...Release[]]

/** Answers on a version that is accepted, and what became of them if they were on another. */
export interface CurrentAnswers {
  readonly release: Release
  readonly answers: Answers
  /** Answered before and to be asked again. */
  readonly again: readonly Key[]
  /** Answers to questions that are gone. */
  readonly dropped: readonly Key[]
}

/** The name of a version as answers hold it, `id|version`. */
export function nameOf({ definition: { id, version } }: Pick<Release, 'definition'>): string {
  return `${id}|${version}`
}

/** The version that new drafts begin with. */
export function newestRelease(releases: Releases): Release {
  return releases.at(-1) ?? releases[0]
}

/** The version of this name (`id|version`); null where there is none such. */
export function releaseNamed(releases: Releases, name: string): Release | null {
  return releases.find((release) => nameOf(release) === name) ?? null
}

/** Are answers to a version accepted on a day `YYYY-MM-DD`? */
export function isAccepted({ until }: Release, today: string): boolean {
  return until === undefined || today <= until
}

/**
 * Returns a draft's answers with their version. A draft stays on its version while that is accepted, and is then
 * migrated to the newest, release by release. Of an unknown version every question is asked again.
 */
export function currentAnswers(releases: Releases, answers: Answers, today: string): CurrentAnswers {
  const at = releases.findIndex((release) => nameOf(release) === answers.definition)
  const own = releases[at]
  if (own && isAccepted(own, today)) return { release: own, answers, again: [], dropped: [] }
  const newest = newestRelease(releases)
  if (!own) {
    const dropped = Object.keys(answers.values)
    return { release: newest, answers: withoutAnswers(answers, newest), again: [], dropped }
  }
  return releases.slice(at + 1).reduce<CurrentAnswers>(carryOn, {
    release: own,
    answers,
    again: [],
    dropped: [],
  })
}

/** Nothing answered yet, of the newest version; consent is to the collection, whatever is asked. */
function withoutAnswers({ consent }: Answers, { definition }: Release): Answers {
  return { ...emptyAnswers(definition), ...(consent && { consent }) }
}

function carryOn(before: CurrentAnswers, release: Release): CurrentAnswers {
  const { answers, again, dropped } = migrateAnswers(
    before.answers,
    release.definition,
    release.changes ?? {},
  )
  return {
    release,
    answers,
    again: [...before.again, ...again],
    dropped: [...before.dropped, ...dropped],
  }
}
