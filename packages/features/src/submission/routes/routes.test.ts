import { definePage, defineStep, flowOf, startFlow } from '@coverkit/flow'
import { expect, it } from 'vitest'
import { completeRoute, endingSource } from './index.ts'

interface Answers {
  readonly sent: string | null
  readonly submitted: string | null
}

const IS_OPEN = { name: 'is-open', redirectTo: () => '/trip/complete' }
const flow = flowOf<Answers>()({
  name: 'trip',
  base: '/trip',
  requires: [IS_OPEN],
  steps: [defineStep<Answers>()({ id: 'where', label: 'Where' })],
  pages: [definePage<Answers>()({ path: 'complete', needs: 'submitted', isOutside: true })],
})

function draftOf(first: Answers) {
  let answers = first
  return {
    flow,
    ready: async () => undefined,
    read: () => ({ answers, state: startFlow(flow, answers) }),
    write: () => undefined,
    change(next: Answers) {
      answers = next
    },
  }
}

/** Where the loader of the last page's route leads; null where it shows the page. */
async function redirectOf(answers: Answers): Promise<string | null> {
  const { loader } = completeRoute(draftOf(answers), async () => ({ default: () => null }))
  if (typeof loader !== 'function') throw new Error('The route has no loader.')
  const response = await loader({} as Parameters<typeof loader>[0], undefined)
  return response instanceof Response ? response.headers.get('Location') : null
}

it('opens the last page once the answers are submitted, and leads to a step before', async () => {
  expect(await redirectOf({ sent: null, submitted: 'R1' })).toBeNull()
  expect(await redirectOf({ sent: 'key', submitted: null })).toBe('/trip/where')
})

it('closes the steps once the answers are submitted', () => {
  const draft = draftOf({ sent: null, submitted: null })
  const source = endingSource(draft, IS_OPEN, async () => undefined)
  expect(source.met?.()).toEqual(new Set(['is-open']))
  draft.change({ sent: null, submitted: 'R1' })
  expect(source.met?.()).toEqual(new Set())
})

it.each([
  ['a request without an answer', { sent: 'key', submitted: null }, 1],
  ['nothing that was sent', { sent: null, submitted: null }, 0],
  ['a submission', { sent: 'key', submitted: 'R1' }, 0],
])('with %s recovers it once', async (_, answers, times) => {
  const recovered: string[] = []
  const source = endingSource(draftOf(answers), IS_OPEN, async () => void recovered.push('asked'))
  await source.ready()
  await source.ready()
  expect(recovered).toHaveLength(times)
})

it('shows the steps where the recovery fails', async () => {
  const draft = draftOf({ sent: 'key', submitted: null })
  const source = endingSource(draft, IS_OPEN, () => Promise.reject(new Error('no network')))
  await expect(source.ready()).resolves.toBeUndefined()
})
