import { expect, test } from 'vitest'
import { makeSlots } from './makeSlots.ts'

test('slots are full from the last one taken until one is free', () => {
  let now = 0
  const slots = makeSlots({ most: 2, mostOfOneNetwork: 2 }, () => new Date(now))
  const release = slots.take(null)
  now = 10
  expect(slots.fullForMs()).toBe(0)
  slots.take(null)
  now = 15
  expect(slots.fullForMs()).toBe(5)
  expect(slots.take(null)).toBeNull()
  expect(slots.fullForMs()).toBe(5)
  release?.()
  expect(slots.fullForMs()).toBe(0)
  expect(slots.take(null)).not.toBeNull()
  expect(slots.take(null)).toBeNull()
})

test('one network can’t take the slots of the others, and this machine has no limit of its own', () => {
  const slots = makeSlots({ most: 5, mostOfOneNetwork: 2 }, () => new Date(0))
  const release = slots.take('192.0.2.1')
  expect(slots.take('192.0.2.1')).not.toBeNull()
  expect(slots.take('192.0.2.1')).toBeNull()
  expect(slots.take('192.0.2.2')).not.toBeNull()
  release?.()
  expect(slots.take('192.0.2.1')).not.toBeNull()
  expect([slots.take(null), slots.take(null)]).not.toContain(null)
  expect(slots.take(null)).toBeNull()
})
