import { describe, expect, it } from 'vitest'
import { type FunctionFigure, functionsOf, readFigures } from './functionFigures.ts'

const figuresOf = (text: string) =>
  functionsOf({ path: 'a.ts', text }).map(({ name, lines, lets }) => ({ name, lines, lets }))

describe('functions of a source', () => {
  it('have the lines from their first to their last', () => {
    const text = 'export function one(): void {\n  go()\n}\n\nconst two = (a: string) =>\n  a.trim()\n'
    expect(figuresOf(text)).toEqual([
      { name: 'one', lines: 3, lets: 0 },
      { name: 'two', lines: 2, lets: 0 },
    ])
  })

  it('have the lets of their own body, in blocks and lists too, and not those of functions within', () => {
    const text = `
      let outside = 0
      export function outer() {
        let a = 1, b = 2
        const steady = 3
        if (steady) { let c = 4; use(c) }
        for (let at = 0; at < 3; at += 1) use(at)
        return { inner() { let d = 5; return () => { let e = a + b + d; return e } } }
      }`
    expect(figuresOf(text)).toEqual([
      { name: 'inner', lines: 1, lets: 1 },
      { name: 'inner', lines: 1, lets: 1 },
      { name: 'outer', lines: 7, lets: 4 },
    ])
  })

  it('are not found in texts and comments', () => {
    expect(figuresOf("// function a() { let b }\nconst c = 'function d() { let e }'\n")).toEqual([])
  })
})

const isBeyond = ({ lines, lets }: FunctionFigure) => lines > 80 || lets > 3
const beyond = (figures: readonly FunctionFigure[]) => figures.filter(isBeyond).map(({ name }) => name)

describe('functions of every package', () => {
  const figures = readFigures()

  it('are read', () => expect(figures.length).toBeGreaterThan(10_000))

  it('stay within 80 lines and 3 lets', () => {
    const over = figures.filter(isBeyond).map(({ name, lines, lets }) => [name, lines, lets] as const)
    expect(over).toEqual([])
  })

  it('are found where one is too long, or changes too much', () => {
    const text = `function long() {\n${'  go()\n'.repeat(79)}}\nfunction changing() { let a, b, c, d }\nfunction fit() { let a, b, c }`
    expect(beyond(functionsOf({ path: 'a.ts', text }))).toEqual(['long', 'changing'])
  })
})
