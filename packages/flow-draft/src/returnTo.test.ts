import { openDrafts } from '@coverkit/drafts'
import { changeStep, defineFlow, returningTo, startFlow, submitStep, visitStep } from '@coverkit/flow'
import { createStore } from 'jotai'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { DraftServices } from './DraftServices.ts'
import { createFlowDraft } from './state/createFlowDraft.ts'
import { type FlowAnswers, noProgress } from './state/FlowAnswers.ts'

interface Trip extends FlowAnswers {
  readonly name: string | null
}
type StepId = 'who' | 'where' | 'check'

const always = { safeParse: () => ({ success: true }) }
const flow = defineFlow<Trip, StepId>({
  name: 'client-quote',
  base: '/trip',
  defaultStep: 'who',
  steps: (['who', 'where', 'check'] as const).map((id) => ({ id, path: id, schema: always })),
  returning: returningTo('check'),
})
const kind = { flow: 'client-quote', version: 1, migrations: {}, parse: (value: unknown) => value as Trip }
const empty = (): Trip => ({ typed: {}, progress: noProgress, name: null })

function openTrip(drafts: DraftServices['drafts']) {
  const services: DraftServices = {
    store: createStore(),
    drafts,
    client: () => Promise.reject(new Error('not used')),
    flows: new Set(),
    identity: async () => null,
  }
  const readers = { load: async () => undefined }
  return createFlowDraft<Trip, StepId, typeof readers>(services, { flow, readers, kind, empty })
}

beforeAll(() => import('./persistence/createDraftStore.ts'))
beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => vi.unstubAllGlobals())

it('a change goes back to where it came from after a reload too', async () => {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  const page = openTrip(async () => drafts)
  await page.ready()
  page.update((answers) => ({ ...answers, name: 'Ada' }))
  const { answers } = page.read()
  const atCheck = startFlow(flow, answers, { furthest: 'check' })
  const { state } = changeStep(flow, answers, atCheck, { step: 'who' })
  page.write(state)
  await page.persist()

  const next = openTrip(async () => drafts)
  await next.ready()
  const resumed = next.read()
  expect(resumed.answers.progress.returnTo).toEqual({
    step: 'check',
    from: { step: 'who' },
    reached: 'check',
  })
  const after = submitStep(flow, resumed.answers, visitStep(flow, resumed.answers, resumed.state, 'who'))
  expect(after).toMatchObject({ done: false, to: 'check' })
  if (!after.done) next.write(after.state)
  await next.persist()
  expect(next.read().answers.progress.returnTo).toBeUndefined()
})
