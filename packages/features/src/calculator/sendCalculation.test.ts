import { expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { bodyOf } from './sendCalculation.ts'
import { model } from './steps/about-you/model.ts'
import { answered, couple, submitted } from './testing/exampleCalculation.ts'

const tracking = {
  id: '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  clientId: '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10',
  draft: 'd',
  rev: 1,
  sentAt: '2026-11-21T09:00:00.000Z',
}

it('sends blanks as null after the first step', () => {
  const answers = submitted(emptyAnswers(), model, couple['about-you'])
  expect(bodyOf(answers, { isEmail: false, tracking })).toMatchObject({
    age: 34,
    isEmail: false,
    kidDetails: null,
    lifeCalculation: null,
    contactEmail: null,
    name: null,
    education: null,
    salaryTaxes: { gross: 105_000, net: 80_880 },
    tracking,
  })
})

it('sends the needs once every question is answered', () => {
  const body = bodyOf(answered(couple), { isEmail: false, tracking })
  expect(body.lifeCalculation?.lifeCover.need).toBe(1_090_000)
  expect(body.kidDetails?.map(({ age }) => age)).toEqual([3, 1])
  expect(body).not.toHaveProperty('assumptions')
})

it('sends every assumption when one was changed, and the needs that follow', () => {
  const changed = { ...answered(couple), assumptions: { funeralCosts: 25_000 } }
  const body = bodyOf(changed, { isEmail: true, contactEmail: 'sam@example.com', tracking })
  expect(body).toMatchObject({ isEmail: true, contactEmail: 'sam@example.com' })
  expect(body.assumptions).toMatchObject({ funeralCosts: 25_000, retirementAge: 67 })
  expect(body.lifeCalculation?.lifeCover.need).toBe(1_100_000)
})
