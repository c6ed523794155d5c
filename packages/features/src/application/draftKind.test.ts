import { nameOf, newestRelease } from '@coverkit/core/questionnaire'
import { expect, it } from 'vitest'
import { personalReleases } from '#underwriting/questionnaire'
import { applicationKind } from './draftKind.ts'

/**
 * The newest questionnaire that a draft of each version may hold. A page of an older build asks to be reloaded by a draft of
 * a newer version, and by nothing else: it would drop answers to questions that it does not know. So a release needs a
 * version of the draft, with a migration that may change nothing, and a row here. No row changes.
 */
const questionnaires: Readonly<Record<number, string>> = {
  1: 'personal|2026-11',
}

it('a version of the questionnaire is a version of the draft', () => {
  const { version, migrations } = applicationKind
  expect(questionnaires[version]).toBe(nameOf(newestRelease(personalReleases)))
  const named = Object.values(questionnaires)
  for (const release of personalReleases) expect(named).toContain(nameOf(release))
  const older = Array.from({ length: version - 1 }, (_, index) => String(index + 1))
  expect(Object.keys(migrations)).toEqual(older)
})
