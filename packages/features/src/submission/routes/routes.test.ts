import { definePage, defineStep, flowOf, startFlow } from '@coverkit/flow'
import { expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { completeRoute, endingSource } from './index.ts'

interface Answers {
  readonly sent: string | null
  readonly submitted: string | null
}

const IS_OPEN = { name: 'is-open', redirectTo: () => '/trip/complete' }
const services = fakePageServices({
  drafts: () => Promise.reject(new Error('not used')),
  behave: () => 'fail',
})

/** A source whose lost answers are recovered by this. */
const sourceOf = (draft: ReturnType<typeof draftOf>, recover: () => Promise<boolean>) =>
  endingSource(services, draft, {
    isOpen: IS_OPEN,
    sentIn: 'sent',
    load: async () => ({ sentIn: 'sent', recover }),
  })

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
    update: () => undefined,
    persist: async () => undefined,
    tracking: () => Promise.reject(new Error('not used')),
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
  const source = sourceOf(draft, async () => false)
  expect(source.met()).toEqual(new Set(['is-open']))
  draft.change({ sent: null, submitted: 'R1' })
  expect(source.met()).toEqual(new Set())
})

it.each([
  ['a request without an answer', { sent: 'key', submitted: null }, 1],
  ['nothing that was sent', { sent: null, submitted: null }, 0],
  ['a submission', { sent: 'key', submitted: 'R1' }, 0],
])('with %s recovers it once', async (_, answers, times) => {
  const recovered: string[] = []
  const source = sourceOf(draftOf(answers), async () => {
    recovered.push('asked')
    return true
  })
  expect(source.isRecovered()).toBe(false)
  await source.ready()
  await source.ready()
  expect(recovered).toHaveLength(times)
  expect(source.isRecovered()).toBe(times > 0)
})

it('shows the steps where the recovery fails', async () => {
  const draft = draftOf({ sent: 'key', submitted: null })
  const source = sourceOf(draft, () => Promise.reject(new Error('no network')))
  await expect(source.ready()).resolves.toBeUndefined()
})

it('takes no submission that stores its requests in another answer', () => {
  const draft = draftOf({ sent: 'key', submitted: null })
  const load = async () => ({ sentIn: 'submitted', recover: async () => false }) as const
  // @ts-expect-error: the submission stores its requests in `submitted`
  endingSource(services, draft, { isOpen: IS_OPEN, sentIn: 'sent', load })
})
