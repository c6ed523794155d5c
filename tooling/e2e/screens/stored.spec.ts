import { isStored } from '../src/screens/isStored.ts'
import { mergeIndex } from '../src/screens/mergeIndex.ts'
import { readIndex } from '../src/screens/screensIndex.ts'
import { expect, test } from '../src/test.ts'

const results = { flow: 'calculator', screen: 'results' }

const indexed = { browser: '156.0.1.1', width: 390, height: 800, fine: '', rough: '' }

test('git has each screen on a phone, what a document shows, and what is compared by its pixels', () => {
  expect(isStored({ ...results, look: '390-light' })).toBe(true)
  expect(isStored({ ...results, look: '1280-light' }), 'in the README').toBe(true)
  expect(isStored({ ...results, look: '1280-dark' }), 'compared').toBe(true)
  expect(isStored({ ...results, look: '390-dark' })).toBe(false)
  expect(isStored({ flow: 'application', screen: 'complete', look: 'print' })).toBe(false)
})

test('the list has a loss of each stored picture, and of no other', () => {
  const pictures = Object.entries(readIndex().pictures)
  const stored = pictures.filter(([name]) => {
    const [, flow = '', screen = '', look = ''] = /^(.+)\/(.+?)-(print|\d+-\w+)$/.exec(name) ?? []
    return isStored({ flow, screen, look })
  })
  const listed = pictures.filter(([, { loss }]) => loss !== undefined)
  expect(listed.map(([name]) => name)).toEqual(stored.map(([name]) => name))
})

test('a flow drawn in all views leaves none of its older pictures in the list, one drawn in part the others', () => {
  const before = {
    flows: { calculator: ['results', 'gone'], quote: ['quotes'], former: ['first'] },
    pictures: {
      'calculator/gone-390-light': indexed,
      'former/first-390-light': indexed,
      'quote/quotes-390-light': indexed,
    },
  }
  const calculator = {
    screens: ['results'],
    pictures: { 'calculator/results-390-light': { ...indexed, browser: '157.0.1.1', loss: 3 } },
    storedBytes: 1_000,
  }
  const drawn = new Map([['calculator', calculator]])
  expect(mergeIndex(before, { drawn, areAllViews: true })).toEqual({
    flows: { calculator: ['results'], quote: ['quotes'] },
    pictures: {
      'calculator/results-390-light': { ...indexed, browser: '157.0.1.1', loss: 3 },
      'quote/quotes-390-light': indexed,
    },
  })
  const inPart = mergeIndex(before, { drawn, areAllViews: false })
  expect(Object.keys(inPart.pictures)).toEqual([
    'calculator/gone-390-light',
    'calculator/results-390-light',
    'quote/quotes-390-light',
  ])
})
