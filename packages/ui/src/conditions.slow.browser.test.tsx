import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
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

/** The browser's canvas colour, in the notation of `getComputedStyle`. */
function canvas(): string {
  const probe = place.appendChild(document.createElement('i'))
  probe.style.color = 'Canvas'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Elements that overflow the page sideways, in px; regions that scroll are left out. */
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

describe('in forced colours', () => {
  beforeEach(async () => {
    await devtools().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    })
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  const find = (selector: string) => {
    const found = place.querySelector(selector)
    if (!found) throw new Error(`Nothing matches ${selector}`)
    return found
  }
  const showOnly = (name: string) => show(conditionedComponents.find(([of]) => of === name)?.[1])

  type Edge = 'border-block-end' | 'border-inline-end' | 'border-block-start'
  const colourOf = (selector: string, edge: Edge) =>
    getComputedStyle(find(selector)).getPropertyValue(`${edge}-color`)

  it('draws what is chosen of tabs', async () => {
    await showOnly('Tabs')
    expect(colourOf('[aria-selected=true]', 'border-block-end')).not.toBe(
      colourOf('[aria-selected=false]', 'border-block-end'),
    )
  })

  it('draws a ring that turns', async () => {
    await showOnly('Spinner')
    const ring = '[role=status] > [aria-hidden]'
    expect(colourOf(ring, 'border-inline-end')).not.toBe(colourOf(ring, 'border-block-start'))
  })

  it.each([
    ['Accordion', ':has(> details)', 'border-block-start'],
    ['Tooltip', '[role=tooltip]', 'border-block-start'],
    ['Toast', ':scope > div > div', 'border-block-start'],
    ['DataTable', 'tbody tr > *', 'border-block-end'],
    ['PhoneField', ':has(> input)', 'border-block-end'],
    ['PercentField', ':has(> input)', 'border-block-end'],
    ['FileField', 'input', 'border-block-end'],
    ['SummaryList', 'dl > * + *', 'border-block-start'],
  ] as const)('draws the edge of %s', async (name, selector, edge) => {
    await page.viewport(1280, 900)
    await showOnly(name)
    const drawn = getComputedStyle(find(selector))
    expect(drawn.getPropertyValue(`${edge}-style`)).toMatch(/solid|dashed/)
    expect(Number.parseFloat(drawn.getPropertyValue(`${edge}-width`))).toBeGreaterThanOrEqual(1)
    expect(drawn.getPropertyValue(`${edge}-color`)).not.toBe(canvas())
  })

  it('names the column that rows are sorted by', async () => {
    await showOnly('DataTable')
    const mark = () => find('th button svg').innerHTML
    const before = mark()
    await userEvent.click(find('th button'))
    expect(mark()).not.toBe(before)
    expect(getComputedStyle(find('th button svg')).stroke).not.toBe(canvas())
  })

  it.each([
    'Accordion',
    'Tooltip',
    'Toast',
    'DataTable',
    'DataTable that scrolls',
    'PhoneField',
    'PercentField',
    'FileField',
    'SummaryList',
    'Breadcrumbs',
  ])('draws the focus of each part of %s', async (name) => {
    await showOnly(name)
    const parts = [...place.querySelectorAll('a, button, input, summary, [tabindex="0"]')]
    expect(parts).not.toEqual([])
    for (const part of parts) {
      await userEvent.tab()
      expect(document.activeElement).toBe(part)
      const ringed = part.matches('div > input:not([type=file])') ? part.parentElement : part
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed ?? part)
      expect(outlineStyle, part.outerHTML).toBe('solid')
      expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
      expect(outlineColor).not.toBe(canvas())
    }
  })
})
