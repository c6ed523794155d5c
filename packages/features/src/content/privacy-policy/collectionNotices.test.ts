import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { collectionNotices } from './collectionNotices.ts'

/** Requests with a body that hold no details of a person that the service has not got already, and why. */
const NOT_COLLECTING: Readonly<Record<string, string>> = {
  exportMyData: 'a code that we mailed',
  closeAccount: 'a code that we mailed',
  openComparison: 'the token of a link that we mailed',
  claimApplication: 'a reference',
  confirmClaim: 'a code that we mailed',
  requestCopyCode: 'the brand',
  confirmTransferClaim: 'a code that we mailed',
  confirmCopy: 'a code, and a date of birth that is compared with the application',
  openSignature: 'the token of a link that we mailed',
  renewSignature: 'the token of a link that we mailed',
  confirmSignature: 'a code, and a date of birth that is compared with the application',
  openTrustedLink: 'the token of a link that we mailed',
  confirmTrustedLink: 'a code, and a date of birth that is compared with the customer’s',
  getSecondReceipt: 'the secret that follows the code',
  previewPolicyChange: 'the terms of a policy that is on file',
  reportViolation: 'what the browser blocked',
}

/** Steps with fields that ask nothing about a person, and why. */
const IMPERSONAL_STEPS: Readonly<Record<string, string>> = {
  'client-quote/steps/get-quote': 'fetches prices',
  'application/steps/confirm-cover': 'shows the chosen offer',
  'application/steps/duty-of-disclosure': 'a tick that something was read',
  'application/steps/key-documents': 'ticks that documents were read',
  'application/steps/insurer-declarations': 'declarations about what was entered before',
  'change-my-cover/steps/select-covers': 'covers of a policy that is on file',
  'change-my-cover/steps/duty-of-disclosure': 'a tick that something was read',
  'change-my-cover/steps/indexation': 'a term of the policy',
  'change-my-cover/steps/key-documents': 'ticks that documents were read',
  'change-my-cover/steps/payment-details': 'the kind of payment; the insurer asks for its numbers',
  'change-my-cover/steps/review-cover': 'what changes, and why; the reasons are a list',
  'change-my-cover/steps/insurer-declarations': 'declarations about what was entered before',
}

const source = fileURLToPath(new URL('../..', import.meta.url))
const document: {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: unknown }>>
} = parse(readFileSync(new URL('../../../../api-client/openapi.yaml', import.meta.url), 'utf8'))

const forms = Object.entries(collectionNotices)
const bodies = Object.values(document.paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId, requestBody }) =>
    operationId && requestBody !== undefined ? [operationId] : [],
  ),
)
const steps = globSync(['*/steps/*/step.ts', 'cover-steps/*/step.ts'], { cwd: source }).map((file) =>
  dirname(file),
)
const claimed = new Set(forms.flatMap(([, { operations }]) => operations))
const spokenOf = new Set(forms.flatMap(([, form]) => form.steps ?? []))

test('every request that sends something has a notice, or a reason why it needs none', () => {
  expect(bodies.length).toBeGreaterThan(30)
  expect(bodies.filter((id) => !claimed.has(id) && !(id in NOT_COLLECTING))).toEqual([])
})

test('every step of a flow has a notice, or a reason why it needs none', () => {
  expect(steps.length).toBeGreaterThan(25)
  expect(steps.filter((step) => !spokenOf.has(step) && !(step in IMPERSONAL_STEPS))).toEqual([])
})

test('no request and no step stands in the list that the product has not, nor in both lists', () => {
  const known = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  expect([...claimed, ...Object.keys(NOT_COLLECTING)].filter((id) => !known.includes(id))).toEqual([])
  expect([...spokenOf, ...Object.keys(IMPERSONAL_STEPS)].filter((step) => !steps.includes(step))).toEqual([])
  expect([...claimed].filter((id) => id in NOT_COLLECTING)).toEqual([])
  expect([...spokenOf].filter((step) => step in IMPERSONAL_STEPS)).toEqual([])
})

/** Returns the position of a screen's first field in its source, or the source's end without a field. */
function firstField(text: string): number {
  const at = text.search(/\s<(?:\w*Field|\w*Fields|Segmented|RadioGroup|Checkbox|Select)\b/)
  return at === -1 ? text.length : at
}

const noticeOf = (name: string) => `Notice notice={${name}}`

test.each(forms)('%s stands above the fields of its form', (name, { shownIn }) => {
  for (const file of shownIn) {
    const text = readFileSync(`${source}${file}`, 'utf8')
    const at = text.indexOf(noticeOf(name))
    expect(at, file).toBeGreaterThan(-1)
    // The page of a request puts it above its fields itself.
    if (!text.includes('notice={<')) expect(at, file).toBeLessThan(firstField(text))
  }
})

test('no screen shows a notice that is not in the list', () => {
  const shown = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const text = readFileSync(`${source}${file}`, 'utf8')
    return [...text.matchAll(/<(?:Collection|Linked|Offered)Notice notice=\{(\w+)\}/g)].map(
      ([, name]) => `${name} in ${file}`,
    )
  })
  const listed = forms.flatMap(([name, { shownIn }]) => shownIn.map((file) => `${name} in ${file}`))
  expect(shown.filter((use) => !use.startsWith('notice in')).sort()).toEqual(listed.sort())
})

test.each(forms)(
  '%s is shown by what reads its conditions, where it has any',
  (name, { notice, shownIn }) => {
    const hasConditions = Object.values(notice).some((text) => text.includes('{if '))
    for (const file of shownIn)
      expect(readFileSync(`${source}${file}`, 'utf8').includes(`<OfferedNotice notice={${name}}`), file).toBe(
        hasConditions,
      )
  },
)

test.each(forms)('%s is short, and ends each of its sentences', (_, { notice }) => {
  const texts = Object.values(notice)
  for (const text of texts) {
    expect(text.length).toBeLessThan(230)
    expect(text).toMatch(/^[A-Z].*\.$/)
    for (const sentence of text.split('. ')) expect(sentence.split(' ').length, sentence).toBeLessThan(30)
  }
  expect(`${notice.why} ${notice.who}`.length).toBeLessThan(210)
})
