import type { ApiError } from '@coverkit/api-client'
import { expect, it, vi } from 'vitest'
import { isEmptyList, isNotOffered, listOf, NOT_OFFERED, readOffered } from './isNotOffered.ts'

it.each<[ApiError, boolean]>([
  [{ kind: 'not-found' }, true],
  [{ kind: 'invalid', status: 405, errors: [] }, true],
  [{ kind: 'server', status: 501, reference: '' }, true],
  [{ kind: 'invalid', status: 422, errors: [] }, false],
  [{ kind: 'server', status: 500, reference: '' }, false],
  [{ kind: 'network' }, false],
  [{ kind: 'unauthorised' }, false],
])('%j: %s', (error, expected) => expect(isNotOffered(error)).toBe(expected))

it('tells a list that is not offered from one that is empty, and from one that can’t be had', () => {
  const missing = listOf({ ok: false, error: { kind: 'not-found' } }, () => [])
  expect(missing.ok && missing.value).toBe(NOT_OFFERED)
  expect(isEmptyList(NOT_OFFERED)).toBe(false)
  const none = listOf({ ok: true, value: { all: [] } }, ({ all }) => all)
  expect(none.ok && isEmptyList(none.value)).toBe(true)
  expect(isEmptyList(undefined)).toBe(false)
  const lost = { ok: false, error: { kind: 'network' } } as const
  expect(listOf(lost, () => [])).toBe(lost)
})

it('asks for nothing that the brand doesn’t offer', async () => {
  const read = vi.fn(async () => ({ ok: true, value: ['a'] }) as const)
  expect(await readOffered({}, 'claims', read)).toEqual({ ok: true, value: ['a'] })
  const missing = await readOffered({ offers: { account: false } }, 'claims', read)
  expect(missing.ok && missing.value).toBe(NOT_OFFERED)
  expect(read).toHaveBeenCalledTimes(1)
})
