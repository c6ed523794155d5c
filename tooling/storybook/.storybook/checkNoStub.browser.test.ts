import { afterEach, expect, it } from 'vitest'
import { checkNoStub } from './checkNoStub.ts'

const canvas = document.body.appendChild(document.createElement('div'))

afterEach(() => document.querySelector('[data-stub]')?.remove())

const endOn = (mark: string | null) => {
  const end = document.body.appendChild(document.createElement('p'))
  if (mark) end.setAttribute(mark, '')
  else end.remove()
}

it('refuses a listed story that ends on a stub page, wherever the page is', () => {
  endOn('data-stub')
  expect(() => checkNoStub(canvas, ['dev', 'test'])).toThrow(/ends on a stub page/)
})

it('lets a listed story end on a screen', () => {
  endOn(null)
  expect(() => checkNoStub(canvas, ['dev', 'test'])).not.toThrow()
})

it('lets a story that is not listed end on a stub page', () => {
  endOn('data-stub')
  expect(() => checkNoStub(canvas, ['test'])).not.toThrow()
})
