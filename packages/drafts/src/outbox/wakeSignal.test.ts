import { expect, it } from 'vitest'
import { flushed } from '../testing/fakeBrowser.fixture.ts'
import { wakeSignal } from './wakeSignal.ts'

it('is raised once, however often, until it is lowered', () => {
  const signal = wakeSignal()
  expect(signal.lower()).toBe(false)
  signal.raise()
  signal.raise()
  expect([signal.lower(), signal.lower()]).toEqual([true, false])
})

it('lets whoever waits for the next go on, and not before', async () => {
  const signal = wakeSignal()
  signal.raise()
  let isOn = false
  const waiting = signal.next().then(() => {
    isOn = true
  })
  await flushed()
  expect(isOn).toBe(false)
  signal.raise()
  await waiting
  expect(signal.lower()).toBe(true)
})
