import { expect, test } from 'vitest'
import { type BodySizes, makeBodyBudget } from './bodyBudget.ts'

const SIZES: BodySizes = {
  small: 10,
  smallPool: { bytes: 40, bytesOfOneNetwork: 20, room: 10 },
  largePool: { bytes: 100, bytesOfOneNetwork: 60, room: 30 },
}

function start() {
  let now = 0
  const budget = makeBodyBudget(SIZES, () => new Date(now))
  const take = (network: string, ...parts: readonly number[]) => {
    const account = budget.accountOf(network)
    return { account, taken: parts.map((bytes) => account.take(bytes)) }
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { budget, take, wait }
}

test('small bodies have so much together, and those of one network less', () => {
  const { take } = start()
  expect(take('a', 10).taken).toEqual([true])
  expect(take('a', 10).taken).toEqual([true])
  expect(take('a', 1).taken).toEqual([false])
  expect(take('b', 10).taken).toEqual([true])
  expect(take('c', 10).taken).toEqual([true])
  expect(take('d', 1).taken).toEqual([false])
})

test('large bodies leave the room of small ones alone, with their beginnings too', () => {
  const { take } = start()
  expect(take('a', 10, 50).taken).toEqual([true, true])
  expect(take('b', 10, 30).taken).toEqual([true, true])
  expect(take('c', 11).taken).toEqual([false])
  expect(take('a', 10).taken).toEqual([true])
  expect(take('c', 10, 1).taken).toEqual([true, false])
  expect(take('d', 10).taken).toEqual([true])
})

test('a body counts what has arrived once, in one pool or the other', () => {
  const { take } = start()
  expect(take('a', 5, 5).taken).toEqual([true, true])
  expect(take('a', 5, 5).taken).toEqual([true, true])
  expect(take('a', 1).taken).toEqual([false])
  expect(take('b', 11, 20).taken).toEqual([true, true])
  expect(take('b', 29).taken).toEqual([true])
})

test('one network takes so much of the large ones', () => {
  const { take } = start()
  expect(take('a', 60).taken).toEqual([true])
  expect(take('a', 11).taken).toEqual([false])
  expect(take('b', 40).taken).toEqual([true])
})

test('what was taken comes back, once', () => {
  const { take } = start()
  const { account } = take('a', 10, 50)
  account.release()
  account.release()
  expect(take('a', 60).taken).toEqual([true])
  expect(take('b', 40).taken).toEqual([true])
  expect(take('c', 11).taken).toEqual([false])
})

test('a body whose next part has no room keeps what it has until it ends', () => {
  const { take } = start()
  const { account, taken } = take('a', 20, 41)
  expect(taken).toEqual([true, false])
  expect(take('b', 60).taken).toEqual([true])
  expect(take('c', 21).taken).toEqual([false])
  account.release()
  expect(take('c', 40).taken).toEqual([true])
})

test('a pool is full from when it has no room for one more until it has', () => {
  const { budget, take, wait } = start()
  const large = take('a', 60).account
  wait(1)
  expect(budget.fullForMs()).toBe(0)
  take('b', 11)
  wait(5)
  expect(budget.fullForMs()).toBe(5)
  take('b', 11)
  wait(5)
  expect(budget.fullForMs()).toBe(10)
  large.release()
  expect(budget.fullForMs()).toBe(0)
  for (const network of ['a', 'a', 'b', 'b']) take(network, 8)
  wait(7)
  expect(budget.fullForMs()).toBe(7)
})

test('a pool that has just room for one more is not full', () => {
  const { budget, take, wait } = start()
  for (const network of ['a', 'a', 'b']) take(network, 10)
  wait(5)
  expect(budget.fullForMs()).toBe(0)
  take('b', 1)
  wait(5)
  expect(budget.fullForMs()).toBe(5)
})
