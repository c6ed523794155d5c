import { expect, it } from 'vitest'
import { declarationsOf, placeOf } from './declarations.ts'

const SOURCE = `const LIMIT = 3
function outer() {
  const inner = () => LIMIT
  return { send() { return inner() }, 'by-name': 1 }
}
class Store {
  #open = false
  write() {}
}
type Answers = { readonly name: string }
`

it('names functions, variables and members by the names around them', () => {
  expect([...declarationsOf('a.ts', SOURCE).keys()]).toEqual([
    'LIMIT',
    'outer',
    'outer.inner',
    'outer.send',
    'outer.by-name',
    'Store',
    'Store.#open',
    'Store.write',
  ])
})

it('returns the text of a declaration', () => {
  expect(textsOf(SOURCE, 'outer.inner')).toEqual(['inner = () => LIMIT'])
  expect(placeOf(SOURCE, SOURCE.indexOf('inner'))).toEqual({ line: 3, column: 8 })
})

it('returns both declarations with one name', () => {
  const text = 'function outer() { const send = () => 1; return { send: () => send() } }'
  expect(textsOf(text, 'outer.send')).toEqual(['send = () => 1', 'send: () => send()'])
})

const textsOf = (text: string, name: string) =>
  declarationsOf('a.ts', text)
    .get(name)
    ?.map(({ start, end }) => text.slice(start, end))
