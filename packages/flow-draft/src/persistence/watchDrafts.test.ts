import { expect, it, vi } from 'vitest'
import { fakeDrafts } from '../testing/page.fixture.ts'
import { stateNow } from './stateNow.ts'
import { watchDrafts } from './watchDrafts.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

it('hears of one place at a time: what the drafts before it say late is not heard', async () => {
  const onState = vi.fn()
  const watch = watchDrafts(onState)
  const [one, other] = [fakeDrafts(), fakeDrafts()]
  expect(watch.current()).toBeUndefined()
  watch.start(one, 'trip')
  expect(watch.current()).toBe(one)
  watch.start(other, 'trip')
  await settled()
  expect(watch.current()).toBe(other)
  expect(one.listeners.size).toBe(0)
  expect(onState).toHaveBeenCalledTimes(1)
  other.notify({ rev: 7 })
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ rev: 7 }))
})

it('hears the same drafts once, however often it is started', async () => {
  const onState = vi.fn()
  const watch = watchDrafts(onState)
  const drafts = fakeDrafts()
  watch.start(drafts, 'trip')
  watch.start(drafts, 'trip')
  await settled()
  expect(drafts.listeners.size).toBe(1)
  expect(onState).toHaveBeenCalledTimes(1)
})

it('looks once where only the present state is wanted', async () => {
  const drafts = fakeDrafts()
  drafts.notify({ rev: 5 })
  expect(await stateNow(drafts, 'trip')).toMatchObject({ rev: 5 })
  expect(drafts.listeners.size).toBe(0)
})
