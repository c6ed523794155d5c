import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { bestPoints, countPoints } from './countPoints.ts'
import { IDENTITY_DOCUMENTS, type IdentityDocumentType } from './types.ts'

const shown = (...types: readonly IdentityDocumentType[]) => types.map((type) => ({ type, otherName: null }))

describe('100 points', () => {
  test.each<[IdentityDocumentType[], number, number]>([
    [[], 0, 0],
    [['driverLicence'], 40, 60],
    [['passport'], 70, 50],
    [['driverLicence', 'passport'], 110, 110],
    [['driverLicence', 'medicareCard'], 65, 100],
    [['passport', 'medicareCard'], 110, 90],
    [['passport', 'birthCertificate'], 110, 100],
    [['passport', 'birthCertificate', 'citizenshipCertificate'], 135, 150],
    [['passport', 'medicareCard', 'visa'], 135, 130],
    [['medicareCard', 'visa', 'marriageCertificate'], 90, 120],
    [['driverLicence', 'immiCard'], 65, 100],
    [['electoralRoll', 'passport'], 70, 50],
  ])('%j count %i nationally and %i in Queensland', (types, national, queensland) => {
    expect(countPoints(shown(...types), 'national').total).toBe(national)
    expect(countPoints(shown(...types), 'queensland').total).toBe(queensland)
  })

  test('each document is given its own points', () => {
    const { counted } = countPoints(shown('medicareCard', 'birthCertificate', 'passport'), 'national')
    expect(counted).toEqual([
      { type: 'passport', points: 70 },
      { type: 'medicareCard', points: 40 },
      { type: 'birthCertificate', points: 25 },
    ])
  })

  test.each<[IdentityDocumentType[], string[], string[]]>([
    [[], ['points', 'primary', 'photo', 'date-of-birth'], ['points', 'primary', 'photo', 'date-of-birth']],
    [['driverLicence', 'medicareCard'], ['points', 'primary'], []],
    [['passport', 'driverLicence'], [], []],
    [['birthCertificate', 'medicareCard'], ['photo'], ['points', 'photo']],
    [
      ['medicareCard', 'visa', 'marriageCertificate'],
      ['points', 'primary', 'photo', 'date-of-birth'],
      ['primary', 'photo', 'date-of-birth'],
    ],
  ])('%j lack %j nationally and %j in Queensland', (types, national, queensland) => {
    expect(countPoints(shown(...types), 'national').lacks).toEqual(national)
    expect(countPoints(shown(...types), 'queensland').lacks).toEqual(queensland)
  })

  test('another name on a document needs proof of the change', () => {
    const renamed = [
      { type: 'birthCertificate' as const, otherName: 'Robin Sample' },
      ...shown('driverLicence'),
    ]
    expect(countPoints(renamed, 'queensland').lacks).toEqual(['name-change'])
    const proved = [...renamed, ...shown('marriageCertificate')]
    expect(countPoints(proved, 'queensland').lacks).toEqual([])
  })

  test('the scheme that is met is the one that counts', () => {
    expect(bestPoints(shown('driverLicence', 'medicareCard')).scheme).toBe('queensland')
    expect(bestPoints(shown('passport', 'medicareCard')).scheme).toBe('national')
    expect(bestPoints(shown('driverLicence', 'passport')).scheme).toBe('national')
  })
})

const types = fc.subarray([...IDENTITY_DOCUMENTS])
const scheme = fc.constantFrom('national' as const, 'queensland' as const)

property.prop([types, scheme, fc.infiniteStream(fc.nat())])(
  'neither the order nor a repetition changes the count',
  (chosen, id, order) => {
    const mixed = chosen
      .map((type) => [order.next().value, type] as const)
      .sort(([one], [other]) => one - other)
      .map(([, type]) => type)
    expect(countPoints(shown(...mixed, ...chosen), id)).toEqual(countPoints(shown(...chosen), id))
  },
)

property.prop([types, fc.constantFrom(...IDENTITY_DOCUMENTS), scheme])(
  'one more document never counts less and makes nothing lack',
  (chosen, more, id) => {
    const [before, after] = [countPoints(shown(...chosen), id), countPoints(shown(...chosen, more), id)]
    expect(after.total).toBeGreaterThanOrEqual(before.total)
    expect(before.lacks).toEqual(expect.arrayContaining([...after.lacks]))
    expect(after.counted.reduce((sum, { points }) => sum + points, 0)).toBe(after.total)
  },
)
