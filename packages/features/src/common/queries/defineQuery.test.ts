import type { ApiError, Result } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { environmentManager } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { defineQuery } from './defineQuery.ts'
import { queryClient } from './queryClient.ts'

type Answer = Result<readonly string[], ApiError>

const answer = (...value: readonly string[]): Answer => ({ ok: true, value })
const broken: Answer = { ok: false, error: { kind: 'network' } }
const MINUTE = 60_000

/** A page that shows a list, which the server answers as given, one answer after the other. */
function page(read: () => Promise<Answer>, { isPersonal = true, customer = fakeCustomer('ann') } = {}) {
  const list = defineQuery({ key: 'saved-quotes', read, staleTime: MINUTE, isPersonal })
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  const services = { ...fake, identity: customer.identity }
  const { store } = services
  const state = () => store.get(list(services))
  const seen: (readonly string[] | undefined)[] = []
  const leave = store.sub(list(services), () => seen.push(state().data))
  return { services, list, state, leave, seen, customer }
}

function answersInTurn(...answers: readonly Answer[]) {
  const left = [...answers]
  return vi.fn(async () => left.shift() ?? broken)
}

beforeEach(() => {
  vi.useFakeTimers()
  // TanStack Query takes Node for a server, where no timer marks data as stale.
  environmentManager.setIsServer(() => false)
})
afterEach(() => void vi.useRealTimers())

const flush = () => vi.advanceTimersByTimeAsync(1)

describe('a query', () => {
  it('is loading, then there', async () => {
    const { state } = page(async () => answer('one'))
    expect(state()).toMatchObject({ data: undefined, isFetching: true, hasFailed: false, staleSince: null })
    await flush()
    expect(state()).toMatchObject({ data: ['one'], isFetching: false, hasFailed: false, staleSince: null })
  })

  it('may have nothing to show', async () => {
    const { state } = page(async () => answer())
    await flush()
    expect(state()).toMatchObject({ data: [], hasFailed: false })
  })

  it.each([
    ['an error', async () => broken],
    ['an exception', () => Promise.reject(new Error('offline'))],
  ])('fails with %s, at once and only once', async (_, read) => {
    const asked = vi.fn(read)
    const { state } = page(asked)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(state()).toMatchObject({ data: undefined, hasFailed: true, isFetching: false })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('stays failed while it is tried again, until it is there', async () => {
    const reads: ((given: Answer) => void)[] = []
    const { state } = page(() => new Promise((resolve) => reads.push(resolve)))
    await flush()
    reads[0]?.(broken)
    await flush()
    expect(state()).toMatchObject({ hasFailed: true, isFetching: false })
    state().refetch()
    await flush()
    expect(state()).toMatchObject({ data: undefined, hasFailed: true, isFetching: true })
    reads[1]?.(answer('one'))
    await flush()
    expect(state()).toMatchObject({ data: ['one'], hasFailed: false, isFetching: false })
  })

  it('is read again by the next screen after it failed', async () => {
    const { services, list, leave, state } = page(answersInTurn(broken, answer('one')))
    await flush()
    leave()
    await flush()
    services.store.sub(list(services), () => undefined)
    await flush()
    expect(state()).toMatchObject({ data: ['one'], hasFailed: false })
  })

  it('goes out of date, stays to be seen, and is current again once it was read again', async () => {
    const { state } = page(answersInTurn(answer('one'), broken, answer('two')))
    const readAt = Date.now()
    await vi.advanceTimersByTimeAsync(MINUTE - 10)
    expect(state().staleSince).toBeNull()
    await vi.advanceTimersByTimeAsync(20)
    expect(state()).toMatchObject({ data: ['one'], staleSince: readAt, hasFailed: false, isFetching: false })
    state().refetch()
    await flush()
    expect(state()).toMatchObject({ data: ['one'], staleSince: readAt, hasFailed: true })
    state().refetch()
    await flush()
    expect(state()).toMatchObject({ data: ['two'], staleSince: null, hasFailed: false })
  })

  it('is read once for several screens of a page, and for each page by itself', async () => {
    const read = vi.fn(async () => answer('one'))
    const { services, list } = page(read)
    services.store.sub(list(services), () => undefined)
    await flush()
    expect(read).toHaveBeenCalledTimes(1)
    const other = page(async () => answer('other'))
    await flush()
    expect(other.state().data).toEqual(['other'])
    expect(queryClient(other.services)).not.toBe(queryClient(services))
    expect(queryClient(services)).toBe(queryClient(services))
  })
})

describe('a change of customer', () => {
  const listOf = (customer: ReturnType<typeof fakeCustomer>) => async () =>
    answer(`of ${customer.subject() ?? 'nobody'}`)

  it('leaves nothing of the first to the second', async () => {
    const customer = fakeCustomer('ann')
    const { services, state, seen } = page(listOf(customer), { customer })
    await flush()
    expect(state().data).toEqual(['of ann'])
    const first = queryClient(services)
    seen.length = 0
    customer.become('bob')
    expect(state()).toMatchObject({ data: undefined, isFetching: true, hasFailed: false, staleSince: null })
    expect(first.getQueryCache().getAll()).toEqual([])
    await flush()
    expect(state().data).toEqual(['of bob'])
    expect(seen.flatMap((data) => data ?? [])).not.toContain('of ann')
  })

  it('drops an answer that was under way to the first', async () => {
    const customer = fakeCustomer('ann')
    const reads: ((given: Answer) => void)[] = []
    const read = () => new Promise<Answer>((resolve) => reads.push(resolve))
    const { state } = page(read, { customer })
    await flush()
    customer.become('bob')
    await flush()
    reads[0]?.(answer('of ann'))
    await flush()
    expect(state().data).toBeUndefined()
    reads[1]?.(answer('of bob'))
    await flush()
    expect(state().data).toEqual(['of bob'])
  })

  it('forgets who signs out, asks for nothing of theirs, and reads for whoever is next', async () => {
    const customer = fakeCustomer('ann')
    const read = vi.fn(listOf(customer))
    const { services, state } = page(read, { customer })
    await flush()
    const first = queryClient(services)
    customer.become(null)
    await flush()
    expect(state()).toMatchObject({ data: undefined, isFetching: false, hasFailed: false })
    expect(first.getQueryCache().getAll()).toEqual([])
    expect(read).toHaveBeenCalledTimes(1)
    customer.become('bob')
    await flush()
    expect(state().data).toEqual(['of bob'])
  })

  it('reads what is anybody’s also for a visitor, and keeps it when they sign in', async () => {
    const customer = fakeCustomer(null)
    const read = vi.fn(async () => answer('all'))
    const { state } = page(read, { customer, isPersonal: false })
    await flush()
    customer.become('ann')
    await flush()
    expect(state().data).toEqual(['all'])
    expect(read).toHaveBeenCalledTimes(1)
    customer.become(null)
    await flush()
    expect(state().data).toEqual(['all'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is none while the same customer is away or signs in again', async () => {
    const customer = fakeCustomer('ann')
    const read = vi.fn(listOf(customer))
    const { state } = page(read, { customer })
    await flush()
    customer.become('ann')
    await flush()
    expect(state().data).toEqual(['of ann'])
    expect(read).toHaveBeenCalledTimes(1)
  })
})
