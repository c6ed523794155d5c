import { expect, test } from 'vitest'
import { makeSlots } from './makeSlots.ts'

test('slots are full from the last one taken until one is free', () => {
  let now = 0
  const slots = makeSlots(2, () => new Date(now))
  const release = slots.take()
  now = 10
  expect(slots.fullForMs()).toBe(0)
  slots.take()
  now = 15
  expect(slots.fullForMs()).toBe(5)
  expect(slots.take()).toBeNull()
  expect(slots.fullForMs()).toBe(5)
  release?.()
  expect(slots.fullForMs()).toBe(0)
  expect(slots.take()).not.toBeNull()
  expect(slots.take()).toBeNull()
})
