import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { COVER_KINDS } from '../../covers/kinds.ts'
import {
  playSteps,
  questionnaireProfile,
  questionnaireSteps,
} from '../../testing/questionnaireArbitraries.ts'
import { evaluate } from '../evaluate.ts'
import { submission } from '../submission.ts'
import { personalQuestionnaire } from './index.ts'
import { effortOf, ordinary, profiles, visit } from './visitor.fixture.ts'

const runs = { numRuns: 50 }

describe('for every profile', () => {
  property.prop([questionnaireProfile], runs)('nothing to disclose stays within the limits', (profile) => {
    const effort = effortOf(personalQuestionnaire, visit(personalQuestionnaire, profile, ordinary))
    expect(effort.gates).toBeLessThanOrEqual(35)
    expect(effort.pages).toBeLessThanOrEqual(14)
    expect(effort.presses).toBeLessThanOrEqual(65)
    expect(effort.seconds).toBeLessThanOrEqual(360)
  })

  property.prop([questionnaireProfile, fc.constantFrom(...COVER_KINDS)], runs)(
    'another cover asks more or the same, in the same order',
    (profile, kind) => {
      const asked = (covers: typeof profile.covers) =>
        visit(personalQuestionnaire, { ...profile, covers }, ordinary).asked
      const fewer = asked(profile.covers.filter((cover) => cover !== kind))
      const more = new Set(asked([...profile.covers, kind]))
      expect(fewer.filter((key) => !more.has(key))).toEqual([])
      expect([...more].filter((key) => fewer.includes(key))).toEqual(fewer)
    },
  )

  property.prop([questionnaireProfile], runs)('each sex is asked about itself only', (profile) => {
    const { asked } = visit(personalQuestionnaire, profile, ordinary)
    const own = asked.filter((key) => /^illnesses\.(women|womenLater|men)$/.test(key))
    expect(own).toHaveLength(profile.sex === null ? 0 : 1)
    expect(own.includes('illnesses.men')).toBe(profile.sex === 'M')
    if ((profile.age ?? 75) >= 56) expect(own).not.toContain('illnesses.women')
  })
})

property.prop([questionnaireSteps, fc.constantFrom(...Object.values(profiles))], runs)(
  'whatever a visitor did, answering what is open ends, and only what was asked is sent',
  (steps, profile) => {
    const answers = playSteps(personalQuestionnaire, profile, steps)
    const { open, asked } = visit(personalQuestionnaire, profile, ordinary, undefined, answers)
    expect(open).toEqual([])
    expect(asked.length).toBeGreaterThan(30)
    const now = new Set(evaluate(personalQuestionnaire, profile, answers).asked)
    expect(submission(personalQuestionnaire, profile, answers).filter(({ key }) => !now.has(key))).toEqual([])
  },
)
