import { createHash } from 'node:crypto'
import {
  applyAllRules,
  type ClientQuote,
  comparisonRequest,
  emptyQuote,
  insuredProfile,
  parseClientQuote,
  type SaveApplicationRequest,
} from '@coverkit/core'
import { canonicalJson } from '@coverkit/core/questionnaire'
import { personalQuestionnaire as definition } from '@coverkit/core/questionnaire/personal'
import { applicationReceipt } from '@coverkit/core/receipt'
import { describe, expect, it } from 'vitest'
import { fhirResponse } from '../../questionnaire/fhirResponse.ts'
import { compareQuotes } from '../../rating/compareQuotes.ts'
import { loadRatingTables } from '../../rating/loadRatingTables.ts'
import { applicationBody } from '../../testing/bodies.ts'
import { SUBMITTED_ON, submitted, visit } from '../../testing/visit.ts'
import { checkedDetails } from '../customers/checkDetails.ts'
import { occupationList } from './occupationList.ts'

const tables = loadRatingTables()
const list = occupationList(tables)
const rows = [...tables.occupations.values()]
const namesOf = (wanted: number) => list.filter(({ id }) => id === wanted).map((each) => each.description)

const EXCLUDED = [32, 34, 35, 36]
const empty = emptyQuote()
/** All covers, above what a homemaker gets, with own occupation. */
const quoteFor = (occupationId: number, occupation: string): ClientQuote => ({
  ...empty,
  personalDetails: { age: 40, gender: 'F', isSmoker: false, occupation, occupationId, state: 'NSW' },
  premiumType: 'stepped',
  covers: {
    payThroughSuper: 'false',
    selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
  },
  lifeCover: { ...empty.lifeCover, amount: 2_000_000 },
  tpdCover: { ...empty.tpdCover, amountStandalone: 1_600_000, occupationType: 'own' },
  criticalIllnessCover: { ...empty.criticalIllnessCover, amount: 800_000 },
  incomeProtectionCover: { ...empty.incomeProtectionCover, annualEarnings: 90_000, monthlyBenefit: 5_000 },
})
const ruled = (id: number, name: string) => applyAllRules(quoteFor(id, name)).quote
const requestFor = (quote: ClientQuote) => comparisonRequest(quote, { clientId: 'list' })
const profileFor = (quote: ClientQuote, occupationClasses: (typeof rows)[number]['classes']) =>
  insuredProfile(quote, { occupationClasses }, SUBMITTED_ON)

it('has every name once, those of a row together, and the row’s own first', () => {
  const names = list.map(({ description }) => description.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(list.length).toBe(1335)
  expect(rows).toHaveLength(184)
  for (const { id, description } of rows) expect(namesOf(id)[0]).toBe(description)
  const runs = list.filter(({ id }, at) => id !== list[at - 1]?.id)
  expect(runs).toHaveLength(rows.length)
})

describe.each(rows)('every name of $id $description', ({ id, description, classes }) => {
  const names = namesOf(id)
  const own = ruled(id, description)

  it('is excluded by number and by name as the row is', () => {
    const isApprentice = description.toLowerCase().includes('apprentice')
    for (const name of names) {
      expect(name.toLowerCase().includes('apprentice'), name).toBe(isApprentice)
      const quote = ruled(id, name)
      const isExcluded = EXCLUDED.includes(id) || isApprentice
      expect(quote.covers.selectedCovers.includes('incomeProtection'), name).toBe(!isExcluded)
      expect(quote.tpdCover.occupationType, name).toBe(isExcluded || id === 1 ? 'any' : 'own')
      expect(quote.lifeCover.amount, name).toBe(id === 1 ? 1_500_000 : 2_000_000)
      expect(quote.criticalIllnessCover.amount, name).toBe(id === 1 ? 750_000 : 800_000)
      expect({ ...quote, personalDetails: own.personalDetails }, name).toEqual(own)
    }
  })

  it('has the prices of the row, and none for what its class is not offered', () => {
    const request = requestFor(own)
    if (!request) throw new Error('a request')
    for (const name of names) expect(requestFor(ruled(id, name)), name).toEqual(request)
    const { insurers, occupationClasses } = compareQuotes(tables, request)
    expect(occupationClasses).toEqual(classes)
    expect(insurers).toHaveLength(7)
    for (const { status, reasons } of insurers) {
      expect(status === 'quoted' || reasons.length > 0).toBe(true)
    }
  })

  it('asks the questions of the row', () => {
    const profile = profileFor(own, classes)
    for (const name of names) expect(profileFor(ruled(id, name), classes), name).toEqual(profile)
    expect(profile.occupationClass).toBe(classes.tpd === 'NA' ? null : classes.tpd)
    expect(visit(profile).values).not.toEqual({})
  })

  it('is on the receipt, and its class in FHIR', () => {
    const body = applicationBody()
    for (const name of names) {
      const receipt = applicationReceipt(withOccupation(body, id, name), context)
      const said = receipt.sections
        .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
        .filter(({ question }) => question === 'Occupation')
      expect(said.map(({ answer }) => answer)).toEqual([[name], [name]])
    }
    const profile = profileFor(own, classes)
    const response = fhirResponse({
      definition,
      profile,
      submission: submitted(profile),
      reference: context.reference,
      submittedAt: context.submittedAt,
    })
    const fact = response.item[0]?.item?.find(({ linkId }) => linkId === 'profile.occupationClass')
    expect(fact?.answer?.[0]).toEqual(
      profile.occupationClass === null ? undefined : { valueString: classes.tpd },
    )
  })

  it('is kept by a draft and a profile with its number, and is no other row’s', () => {
    const details = { today: SUBMITTED_ON, occupations: tables.occupations }
    for (const name of names) {
      expect(parseClientQuote(quoteFor(id, name)).personalDetails).toMatchObject({
        occupation: name,
        occupationId: id,
      })
      const change = { title: name, occupation_ID: id }
      expect(checkedDetails(change, {}, details)).toEqual(change)
      const other = { ...change, occupation_ID: (id % rows.length) + 1 }
      expect(() => checkedDetails(other, {}, details)).toThrow()
    }
  })
})

const context = {
  reference: 'H7KQ3WXR',
  submittedAt: '2026-11-22T13:02:04.000Z',
  brandName: 'Wattlebird',
  definition,
  definitionHash: createHash('sha256').update(canonicalJson(definition)).digest('hex'),
}

function withOccupation(body: SaveApplicationRequest, id: number, name: string): SaveApplicationRequest {
  const clone = structuredClone(body) as unknown as Record<string, unknown>
  const visitNode = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Object.hasOwn(node, 'occupation')) Object.assign(node, { occupation: name })
    if (Object.hasOwn(node, 'occupationId')) Object.assign(node, { occupationId: id })
    if (Object.hasOwn(node, 'occupation_ID')) Object.assign(node, { occupation_ID: id })
    Object.values(node).forEach(visitNode)
  }
  visitNode(clone)
  return clone as unknown as SaveApplicationRequest
}
