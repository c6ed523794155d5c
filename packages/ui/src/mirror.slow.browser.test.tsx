/// <reference types="vite/client" />
import { act, type ComponentType, createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainTokens } from './testing/plainTokens.ts'
import { themeCss } from './theme/themeCss.ts'
import './theme/base.css.ts'

/** Exports of a stories file: the shared settings as `default`, and each story. */
interface StoryPart {
  readonly component?: ComponentType
  readonly args?: object
  readonly render?: (args: object) => ReactElement
}

const files = import.meta.glob<Readonly<Record<string, StoryPart>>>('./**/*.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([path, { default: common = {}, ...own }]) =>
  Object.entries(own).map(([name, story]) => {
    const args = { ...common.args, ...story.args }
    const render =
      story.render ?? common.render ?? ((given) => createElement(common.component ?? 'div', given))
    return [`${path} ${name}`, () => render(args)] as const
  }),
)

const html = document.documentElement
const PARTS =
  'button, th, td, dt, dd, input, select, textarea, summary, legend, label, li, p, h2, h3, fieldset, svg'
let place: HTMLElement
let root: Root | undefined

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${themeCss(plainTokens)} * { transition: none !important; animation: none !important }`)
  document.adoptedStyleSheets = [sheet]
  await page.viewport(1000, 900)
  place = document.createElement('div')
  document.body.append(place)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  html.removeAttribute('dir')
  vi.unstubAllGlobals()
})

/** Positions of the parts of a story; parts inside a drawing move with it. */
const boxes = () =>
  [...place.querySelectorAll(PARTS)]
    .filter((part) => part.checkVisibility() && !part.closest('svg svg'))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2)

it.each(stories)('%s is mirrored where text runs from right to left', async (_, story) => {
  await act(async () => {
    root = createRoot(place)
    root.render(createElement(story))
  })
  const before = boxes()
  html.dir = 'rtl'
  const after = boxes()
  expect(after).toHaveLength(before.length)
  const astray = after.filter(({ box }, index) => {
    const left = before[index]?.box.left ?? Number.NaN
    return !(Math.abs(box.right - (html.clientWidth - left)) < 1.5)
  })
  expect(astray.map(({ part }) => part.outerHTML.slice(0, 120))).toEqual([])
})
