import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { formatCents } from '../../fields/formatMoney.ts'
import type { Answers } from '../../questionnaire/answers.ts'
import { canonicalJson } from '../../questionnaire/canonicalJson.ts'
import { definition as fixture } from '../../questionnaire/definition.fixture.ts'
import { disclosureLines } from '../../questionnaire/disclosureLines.ts'
import { personalQuestionnaire } from '../../questionnaire/personal/index.ts'
import type { Definition } from '../../questionnaire/types.ts'
import {
  type GeneratedApplication,
  savableApplication,
  trackingMark,
} from '../../testing/applicationArbitraries.ts'
import { arbitraryAnswers } from '../../testing/questionnaireArbitraries.ts'
import { applicationRequest } from '../applicationRequest.ts'
import { insuredProfile } from '../insuredProfile.ts'
import type { SaveApplicationRequest } from '../wire.ts'
import { applicationReceipt } from './applicationReceipt.ts'
import { receiptContext } from './receipt.fixture.ts'
import { secondHolderReceipt } from './secondHolderReceipt.ts'
import type { Receipt } from './types.ts'

/** The day of `receiptContext` in Sydney. */
const TODAY = '2026-11-23'
const GENETIC = 'My BRCA1 test was clear'

interface Submitted {
  readonly generated: GeneratedApplication
  readonly questionnaire: Answers
  readonly body: SaveApplicationRequest
}

const profileOf = ({ quote, selected }: GeneratedApplication) => insuredProfile(quote, selected, TODAY)

/** Any application that a save carries without loss, signed by its first holder, with random answers about health. */
const submitted = (definition: Definition): fc.Arbitrary<Submitted> =>
  fc
    .tuple(savableApplication.map(signedByFirst), trackingMark, fc.boolean())
    .chain(([generated, tracking, isMarked]) =>
      arbitraryAnswers(definition, profileOf(generated)).map((answers) => {
        const questionnaire = isMarked ? withGenetics(answers) : answers
        const context = { accountName: 'wattlebird', tracking, submit: true }
        const { answers: application, quote, selected } = generated
        const body = applicationRequest(application, quote, selected, {
          ...context,
          questionnaire: { ...questionnaire },
        })
        return { generated, questionnaire, body }
      }),
    )

function signedByFirst(generated: GeneratedApplication): GeneratedApplication {
  const { answers } = generated
  const holderId = answers.holders[0]?.id ?? ''
  const others = answers.declarations.filter((signature) => signature.holderId !== holderId)
  const own = { holderId, name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z', shownHash: null }
  return { ...generated, answers: { ...answers, declarations: [own, ...others] } }
}

function withGenetics(answers: Answers): Answers {
  const values = Object.entries(answers.values).map(([key, value]) => [
    key,
    value === 'Once' ? GENETIC : value,
  ])
  return { ...answers, values: Object.fromEntries(values) }
}

const receiptOf = ({ body }: Submitted, definition: Definition = fixture) =>
  applicationReceipt(body, { ...receiptContext, definition })
const itemsOf = ({ sections }: Receipt) =>
  sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items))
const fieldsOf = (receipt: Receipt) => itemsOf(receipt).flatMap(({ fields }) => fields)

/** Paths of values that no visitor answers: ids, tracking, and the broker's and insurer's own values. */
const TECHNICAL = [
  /^tracking\./,
  /(^|\.)(id|rowId|beneficiaryId|occupation_ID|occupationId|status)$/,
  /^applicationDetails\.(customer_Status|accountName|totalPolicyHolders|questionnaire)/,
  /^applicationDetails\.compareProductDetails\.(productCode|supplierCode|insurerOcc|occupationClasses)/,
  /\.incomeReplacement$/,
]

const COVER_OF = {
  life: 'lifeCover',
  tpd: 'tpdCover',
  criticalIllness: 'criticalIllnessCover',
  incomeProtection: 'incomeProtectionCover',
} as const

/** Returns the paths of all answers; a list of words is one answer. */
function answeredIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return []
  const isLeaf =
    typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
  if (isLeaf) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    answeredIn(inner, path === '' ? key : `${path}.${key}`),
  )
}

function answersOf({ body, generated }: Submitted): string[] {
  const { selectedCovers } = generated.quote.covers
  const others = (['life', 'tpd', 'criticalIllness', 'incomeProtection'] as const)
    .filter((kind) => !selectedCovers.includes(kind))
    .map((kind) => `applicationDetails.needs.${COVER_OF[kind]}.`)
  const second = (body.applicationDetails.signatures ?? [])
    .map(({ rowId }, index) => ({ rowId, path: `applicationDetails.signatures.${index}.` }))
    .filter(({ rowId }) => rowId !== body.contactDetails.rowId)
    .map(({ path }) => path)
  return answeredIn(body).filter(
    (path) =>
      !TECHNICAL.some((pattern) => pattern.test(path)) &&
      ![...others, ...second].some((start) => path.startsWith(start)) &&
      !isUntouchedTick(body, path),
  )
}

/** Two ticks add to the answer beside them, and are none when they are not ticked; nor is `person`, which every row begins as. */
function isUntouchedTick(body: SaveApplicationRequest, path: string): boolean {
  const isTick = /\.(mobile_Abroad|address_Same)$/.test(path) && valueAt(body, path) === false
  return isTick || (/^beneficiaryContacts\.\d+\.kind$/.test(path) && valueAt(body, path) === 'person')
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      body,
    )

/** A path and those of what it is in. */
const pathsTo = (path: string): string[] => {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
}

/** None of an item's answers about anything but health was given. */
function isOfNothing(fields: readonly string[], body: SaveApplicationRequest): boolean {
  const own = fields.filter((field) => !field.startsWith('applicationDetails.questionnaire.'))
  const values = own.map((field) => valueAt(body, field))
  return own.length > 0 && values.every((value) => value === null || value === undefined)
}

const healthKeys = (fields: readonly string[]) =>
  fields
    .filter((field) => field.startsWith('applicationDetails.questionnaire.values.'))
    .map((field) => field.slice('applicationDetails.questionnaire.values.'.length))

const UNDER_LOAD_MS = 60_000

describe.each([
  { name: 'a small questionnaire', definition: fixture, numRuns: 200 },
  { name: 'the personal questionnaire', definition: personalQuestionnaire, numRuns: 30 },
])('for applications with $name', ({ definition, numRuns }) => {
  property.prop([submitted(definition)], { numRuns })(
    'each answer is there exactly once, and none that was not given',
    (given) => {
      const receipt = receiptOf(given, definition)
      const fields = fieldsOf(receipt)
      const unique = new Set(fields)
      const covering = (path: string) => pathsTo(path).filter((field) => unique.has(field)).length
      expect(answersOf(given).filter((path) => covering(path) !== 1)).toEqual([])
      expect(unique.size).toBe(fields.length)
      expect(itemsOf(receipt).filter(({ fields: own }) => isOfNothing(own, given.body))).toEqual([])
    },
    UNDER_LOAD_MS,
  )

  property.prop([submitted(definition)], { numRuns })(
    'health answers are those that the insurer gets, in order and in its words, but for genetic results',
    (given) => {
      const receipt = receiptOf(given, definition)
      const lines = disclosureLines(definition, profileOf(given.generated), given.questionnaire)
      const items = itemsOf(receipt).filter(({ fields }) => healthKeys(fields).length > 0)
      expect(items.map(({ question, answer, fields }) => [healthKeys(fields), question, answer])).toEqual(
        lines.map(({ key, question, answer, isGenetic }) => [
          [key],
          question,
          isGenetic ? ['Left out, because it mentions a genetic test.'] : answer,
        ]),
      )
      expect(JSON.stringify(receipt)).not.toContain('BRCA')
    },
    UNDER_LOAD_MS,
  )
})

const runs = { numRuns: 60 }

describe('for every application', () => {
  property.prop([submitted(fixture)], runs)('money is that of the request, to the cent', (given) => {
    const { compareProductDetails: offer } = given.body.applicationDetails
    const at = 'applicationDetails.compareProductDetails'
    const moneyAt = (path: string) =>
      itemsOf(receiptOf(given))
        .find(({ fields }) => fields.includes(path))
        ?.answer[0]?.split(' ')[0]
    expect(moneyAt(`${at}.totalPremiumAmount`)).toBe(formatCents(offer?.totalPremiumAmount ?? -1))
    for (const [kind, amount] of Object.entries(offer?.premiums ?? {}))
      expect(moneyAt(`${at}.premiums.${kind}`)).toBe(amount === null ? undefined : formatCents(amount))
  })

  property.prop([submitted(fixture)], runs)('items are numbered without a gap', (given) => {
    const { sections } = receiptOf(given)
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => String(index + 1)))
    for (const { number, groups } of sections) {
      const numbers = groups.flatMap(({ items }) => items.map((item) => item.number))
      expect(numbers).toEqual(numbers.map((_, index) => `${number}.${index + 1}`))
    }
  })

  property.prop([submitted(fixture)], runs)(
    'it is plain JSON whose keys and numbers every canonical form agrees on',
    (given) => {
      const receipt = receiptOf(given)
      expect(JSON.parse(canonicalJson(receipt))).toEqual(receipt)
      expect(canonicalJson(receiptOf(given))).toBe(canonicalJson(receipt))
      const odd: unknown[] = []
      JSON.stringify(receipt, (key, value: unknown) => {
        const isNumber = typeof value === 'number' && value !== 1 && value !== 2
        if (!/^[A-Za-z\d]*$/.test(key) || isNumber) odd.push({ key, value })
        return value
      })
      expect(odd).toEqual([])
    },
  )

  property.prop([submitted(fixture)], runs)('the second holder’s has nothing of the first’s', (given) => {
    const { body } = given
    if (body.policyHolderDetails === null) return
    const signed = {
      statements: [],
      accept: 'I agree',
      name: 'Kim',
      signedAt: '2026-11-23T01:02:03Z',
      shownHash: null,
      premium: { amount: 57.71, frequency: 'monthly' as const },
    }
    const fields = fieldsOf(secondHolderReceipt(body, receiptContext, signed))
    const allowed =
      /^(policyHolderDetails\.|applicationDetails\.(needs|premiumType|compareProductDetails)|contactDetails\.(first_Name|last_Name)$)/
    expect(fields.filter((field) => !allowed.test(field) || field.endsWith('.annualEarnings'))).toEqual([])
  })
})
