import { describe, expect, test } from 'vitest'
import type { Profile } from '../types.ts'
import { personalQuestionnaire } from './index.ts'
import { effortOf, ordinary, profiles, visit } from './visitor.fixture.ts'

const effort = (profile: Profile) =>
  effortOf(personalQuestionnaire, visit(personalQuestionnaire, profile, ordinary))

describe('somebody with nothing to disclose', () => {
  test.each(Object.entries(profiles))('%s', (_, profile) => {
    const { gates, pages, presses, seconds } = effort(profile)
    expect(gates).toBeLessThanOrEqual(35)
    expect(pages).toBeLessThanOrEqual(14)
    expect(presses).toBeLessThanOrEqual(52)
    expect(seconds).toBeLessThanOrEqual(6 * 60)
  })

  test('for all four covers, in full', () => {
    expect(effort(profiles['all four covers'])).toEqual({
      gates: 35,
      choices: 37,
      fields: 14,
      pages: 14,
      checkPages: 1,
      presses: 52,
      seconds: 314,
    })
  })

  test('for life cover only, a quarter less', () => {
    expect(effort(profiles['life only'])).toMatchObject({ gates: 28, pages: 11, presses: 42, seconds: 228 })
  })
})
