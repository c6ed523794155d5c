import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { conditionedComponents } from './testing/conditions.fixture.tsx'
import { leastContrast } from './testing/leastContrast.fixture.ts'
import { plainTokens } from './testing/plainTokens.ts'
import { themeCss } from './theme/themeCss.ts'
import './theme/base.css.ts'

interface Devtools {
  readonly send: (method: string, parameters: object) => Promise<unknown>
}

const html = document.documentElement
const devtools = () => cdp() as Devtools
let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(plainTokens))
  document.adoptedStyleSheets = [sheet]
  place = document.createElement('div')
  document.body.append(place)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  html.removeAttribute('dir')
  delete html.dataset.scheme
  await devtools().send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools().send('Emulation.setEmulatedMedia', { features: [] })
  vi.unstubAllGlobals()
})

async function show(element: ReactNode) {
  await act(async () => {
    root = createRoot(place)
    root.render(element)
  })
  for (const tip of place.querySelectorAll<HTMLElement>('[popover]')) tip.showPopover()
}

/** What stands further out than its page, in px; what scrolls by itself holds its own. */
function overhang(): readonly string[] {
  return [...place.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('[tabindex="0"]:not([role])'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > html.clientWidth + 1)
    })
    .map(({ tagName, className }) => `${tagName} ${String(className)}`)
}

describe.each(conditionedComponents)('%s', (_, element) => {
  it('has room at 320 px with text twice as large', async () => {
    await page.viewport(320, 900)
    await devtools().send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await show(element)
    expect(getComputedStyle(html).fontSize).toBe('32px')
    expect(overhang()).toEqual([])
    expect(html.scrollWidth).toBeLessThanOrEqual(html.clientWidth)
  })

  it.each(['light', 'dark'])('can be read in the %s scheme', async (scheme) => {
    html.dataset.scheme = scheme
    await show(element)
    const [words, ratio] = leastContrast(place)
    expect(ratio, words).toBeGreaterThanOrEqual(4.5)
  })

  it('is the mirror image where text runs from right to left', async () => {
    await page.viewport(800, 900)
    await show(element)
    const boxes = () =>
      [...place.querySelectorAll('button, th, dt, a, input, svg rect, summary, [aria-hidden]')].map((part) =>
        part.getBoundingClientRect(),
      )
    const before = boxes()
    html.dir = 'rtl'
    const { left, right } = place.getBoundingClientRect()
    expect(before).not.toEqual([])
    boxes().forEach((box, index) => {
      expect(box.right - left, `right edge of part ${index}`).toBeCloseTo(
        right - (before[index]?.left ?? Number.NaN),
        0,
      )
    })
  })
})

it('draws what is chosen and what turns in forced colours', async () => {
  await devtools().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  })
  await show(
    conditionedComponents
      .filter(([name]) => name === 'Tabs' || name === 'Spinner')
      .map(([, element]) => element),
  )
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  const edgeOf = (
    selector: string,
    edge: 'borderBlockEndColor' | 'borderInlineEndColor' | 'borderBlockStartColor',
  ) => {
    const found = place.querySelector(selector)
    return found && getComputedStyle(found)[edge]
  }
  expect(edgeOf('[aria-selected=true]', 'borderBlockEndColor')).not.toBe(
    edgeOf('[aria-selected=false]', 'borderBlockEndColor'),
  )
  const ring = '[role=status] > [aria-hidden]'
  expect(edgeOf(ring, 'borderInlineEndColor')).not.toBe(edgeOf(ring, 'borderBlockStartColor'))
})
