import { expect, it } from 'vitest'
import { heldNumbers } from './heldNumbers.ts'

/** Locks of one browser, shared by its tabs. */
function fakeLocks() {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return run(null)
    held.add(name)
    try {
      return await run({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  return { request: request as LockManager['request'] }
}

const none = async () => []

it('gives the first number that the claim has not, and none twice', async () => {
  const { take } = heldNumbers('c', async () => [1, 3], fakeLocks())
  expect([(await take())?.n, (await take())?.n, (await take())?.n]).toEqual([2, 4, 5])
})

it('gives another tab another number, until the first is given back', async () => {
  const locks = fakeLocks()
  const one = heldNumbers('c', none, locks)
  const other = heldNumbers('c', none, locks)
  const held = await one.take()
  expect(held?.n).toBe(1)
  expect((await other.take())?.n).toBe(2)
  expect(await other.hold(1)).toBeNull()
  held?.release()
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(await other.hold(1)).not.toBeNull()
})

it('gives none where the claim has 20', async () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(await heldNumbers('c', async () => all, fakeLocks()).take()).toBeNull()
})

it('gives no number whose file was stored while the list without it was on its way', async () => {
  const claim: number[] = []
  const late = Promise.withResolvers<void>()
  let isLate = false
  const stored = async () => {
    const files = [...claim]
    if (isLate) await late.promise
    return files
  }
  const { take } = heldNumbers('c', stored, fakeLocks())
  const first = await take()
  isLate = true
  const second = take()
  isLate = false
  claim.push(first?.n ?? 0)
  first?.release()
  late.resolve()
  expect([first?.n, (await second)?.n]).toEqual([1, 2])
})

it('holds no number where the claim could not be asked', async () => {
  const answers = [async () => [], () => Promise.reject(new Error('network'))]
  const { take } = heldNumbers('c', () => answers.shift()?.() ?? none(), fakeLocks())
  await expect(take()).rejects.toThrow('network')
  expect((await take())?.n).toBe(1)
})

it('numbers of other claims do not matter', async () => {
  const locks = fakeLocks()
  await heldNumbers('c', none, locks).take()
  expect((await heldNumbers('d', none, locks).take())?.n).toBe(1)
})

it('without locks, as in old browsers, counts its own', async () => {
  const { take } = heldNumbers('c', none, undefined)
  expect([(await take())?.n, (await take())?.n]).toEqual([1, 2])
})
