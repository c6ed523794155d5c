import { expect, it } from 'vitest'
import { memoryLines, waitIn } from './memoryWait.ts'

it('reads the time in which all work waited for memory', () => {
  const pressure = `some avg10=0.00 avg60=0.00 avg300=3.78 total=3860184989
full avg10=0.00 avg60=0.00 avg300=3.36 total=3363340070
`
  expect(waitIn(pressure)).toBe(3363.34007)
  expect(waitIn('')).toBe(0)
})

it('says that the machine was short of memory, from ten seconds on', () => {
  expect(memoryLines(9.9)).toEqual([])
  expect(memoryLines(3363.34)).toEqual([
    '\nThe machine was short of memory: for 3363 s all work waited for it.',
  ])
})
