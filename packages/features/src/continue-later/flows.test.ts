import { openDrafts } from '@coverkit/drafts'
import { loadRaw, rawKind } from '@coverkit/flow-draft/store'
import { describe, expect, it } from 'vitest'
import { isFlowName, stepHref } from './flows.ts'

describe('where a visitor left off', () => {
  it.each([
    [{ progress: { furthest: 'existing-cover' } }, '/life-insurance-calculator/existing-cover'],
    [{ progress: { furthest: null } }, '/life-insurance-calculator'],
    [{ progress: { furthest: '../account?x' } }, '/life-insurance-calculator'],
    [{ progress: { furthest: '//evil.example' } }, '/life-insurance-calculator'],
    [{ progress: 1 }, '/life-insurance-calculator'],
    [JSON.parse('{"progress":{"__proto__":{"furthest":"x"}}}'), '/life-insurance-calculator'],
    [null, '/life-insurance-calculator'],
    ['text', '/life-insurance-calculator'],
  ])('%j', (answers, href) => {
    expect(stepHref('calculator', answers)).toBe(href)
  })
})

it.each([
  ['client-quote', '/client-quote/life-cover'],
  ['change-my-cover', '/account/change-my-cover/life-cover'],
  ['transfer-policy', '/transfer-policy/life-cover'],
] as const)('%s goes on below its own address', (flow, href) => {
  expect(stepHref(flow, { progress: { furthest: 'life-cover' } })).toBe(href)
})

it('an application goes on from the list of its steps', () => {
  expect(stepHref('application', { progress: { furthest: 'payment-details' } })).toBe('/application/overview')
  expect(stepHref('application', { progress: { furthest: null } })).toBe('/application')
})

it('knows the flows of the registry and no others', () => {
  expect(['transfer-policy', 'transfer', 'constructor', ''].filter(isFlowName)).toEqual(['transfer-policy'])
})

it('reads answers of any version as they are, and leaves them so', async () => {
  const drafts = await openDrafts({ brand: 'plain' })
  expect(await loadRaw(drafts, 'calculator')).toEqual({ status: 'none' })
  await drafts.save(rawKind('calculator', 7), 'a', { any: 'thing' })
  expect(await loadRaw(drafts, 'calculator')).toMatchObject({
    status: 'found',
    draft: { version: 7, rev: 1, answers: { any: 'thing' } },
  })
})
