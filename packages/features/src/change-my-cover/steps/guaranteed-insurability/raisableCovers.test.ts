import { expect, it } from 'vitest'
import { exampleChange, twoChanges, wholePolicy } from '../../testing/exampleChange.ts'
import { raisedCovers } from './raisableCovers.ts'

it('tells the covers that a change raises from those it lowers or leaves', () => {
  expect(raisedCovers(exampleChange(wholePolicy()))).toEqual([])
  expect(raisedCovers(twoChanges())).toEqual(['criticalIllness'])
})
