import { describe, expect, it } from 'vitest'
import { type DeathClaimAnswers, deathClaimFields, deathClaimRequest } from './deathClaimFields.ts'

const day = { on: '2026-11-26' }
const claim: DeathClaimAnswers = {
  insuredName: 'Kim Example',
  dateOfBirth: '1958-03-27',
  eventDate: '2026-06-20',
  policyNumber: null,
  insurerCode: null,
  description: null,
  claimantName: 'Robin Example',
  relationship: 'child',
  contactPreference: 'email',
  phone: null,
  email: 'robin.example@example.com',
  hasConsented: true,
}

describe('a claim for someone who has died', () => {
  it('needs neither a policy nor a phone number, and is sent with the consent', () => {
    expect(deathClaimRequest(claim, { ...day, accountName: 'wattlebird' })).toEqual({
      ...claim,
      accountName: 'wattlebird',
      consent: { id: 'claim', version: '2026-11-26' },
    })
  })

  it.each<[string, Partial<DeathClaimAnswers>, string, string]>([
    ['a name of who died', { insuredName: null }, 'insuredName', 'required'],
    ['a birth before today', { dateOfBirth: '2026-11-27' }, 'dateOfBirth', 'future'],
    ['a death before tomorrow', { eventDate: '2026-11-27' }, 'eventDate', 'future'],
    ['a death after the birth', { eventDate: '1958-03-26' }, 'eventDate', 'min'],
    ['a relationship', { relationship: null }, 'relationship', 'required'],
    ['an address', { email: null }, 'email', 'required'],
    ['a number to call', { contactPreference: 'phone' }, 'phone', 'required'],
    ['the consent', { hasConsented: false }, 'hasConsented', 'required'],
  ])('needs %s', (_, changes, field, code) => {
    const answers = { ...claim, ...changes }
    expect(deathClaimFields.validate(answers, day)).toContainEqual(expect.objectContaining({ field, code }))
    expect(deathClaimRequest(answers, { ...day, accountName: 'wattlebird' })).toBeNull()
  })

  it('may be of the day of birth, and of today', () => {
    expect(deathClaimFields.validate({ ...claim, eventDate: '1958-03-27' }, day)).toEqual([])
    expect(deathClaimFields.validate({ ...claim, eventDate: day.on }, day)).toEqual([])
  })
})
