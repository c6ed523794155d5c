import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineCoverkitEmbed } from './element.ts'
import {
  frameIn,
  HOST,
  pathAllowing,
  put,
  request,
  stateOf,
  untilRefused,
  untilShown,
} from './partnerPage.fixture.ts'

beforeAll(() => defineCoverkitEmbed())
afterEach(() => document.body.replaceChildren())

const SILENT = pathAllowing('https://other.example')
const LATE = `${pathAllowing(location.origin)}&late`
const REFUSED = { type: 'refused', reason: 'no-answer' }

const open = (element: Element) => element.shadowRoot?.querySelector<HTMLButtonElement>('.open')?.click()
const shows = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector(selector)?.checkVisibility({ visibilityProperty: true })

describe('a frame that stays silent', () => {
  it('gives way to a link, says so, and takes no focus', async () => {
    const { element, events } = put({ path: SILENT, account: 'redearth', 'answer-within': '0.3' })
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const status = element.shadowRoot?.querySelector('[role=status]')
    expect(status?.textContent).toBe('')
    const link = await untilRefused(element)
    expect(events).toEqual([REFUSED])
    expect(status?.contains(link)).toBe(true)
    expect(status?.textContent).toBe('Sorry, this has not loaded here.Open it in a new tab')
    expect([link.href, link.target, link.rel]).toEqual([
      `${HOST}/visit/redearth${SILENT}`,
      '_blank',
      'noopener',
    ])
    expect([shows(element, 'iframe'), shows(element, '.wait'), shows(element, 'a')]).toEqual([
      false,
      false,
      true,
    ])
    expect(document.activeElement).toBe(button)
  })

  it('is waited for behind the skeleton, whatever it has loaded', async () => {
    const { element, events } = put({ path: SILENT })
    await new Promise((resolve) => frameIn(element).addEventListener('load', resolve))
    expect(events).toEqual([])
    expect(getComputedStyle(frameIn(element)).opacity).toBe('0')
    expect(shows(element, '.wait')).toBe(true)
  })

  it.each(['popup', 'slide-in'])('gives way to a link in a %s, counted from its opening', async (mode) => {
    const { element, events } = put({ path: SILENT, mode, 'answer-within': '0.3' })
    const { element: other } = put({ path: SILENT, 'answer-within': '0.3' })
    await untilRefused(other)
    expect(events).toEqual([])
    open(element)
    const link = await untilRefused(element)
    expect(events).toEqual([REFUSED])
    const { left, right, bottom } = link.getBoundingClientRect()
    expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true])
  })

  it('is not waited for once the element is taken away', async () => {
    const { element, events } = put({ path: SILENT, 'answer-within': '0.2' })
    element.remove()
    const { element: other } = put({ path: SILENT, 'answer-within': '0.4' })
    await untilRefused(other)
    expect(events).toEqual([])
  })

  it('is not waited for while the browser prepares the page ahead', async () => {
    Reflect.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const { element, events } = put({ path: SILENT, 'answer-within': '0.2' })
    Reflect.deleteProperty(document, 'prerendering')
    const { element: other } = put({ path: SILENT, 'answer-within': '0.4' })
    await untilRefused(other)
    expect(events).toEqual([])
    document.dispatchEvent(new Event('prerenderingchange'))
    await untilRefused(element)
    expect(events).toEqual([REFUSED])
  })
})

describe.each(['inline', 'popup', 'slide-in'])('an answer that comes late, %s', (mode) => {
  it('takes the link away and shows the frame', async () => {
    const { element, events } = put({ path: LATE, mode, 'answer-within': '0.2' })
    open(element)
    const link = await untilRefused(element)
    link.focus()
    // A frame that is still loading would miss the request.
    await stateOf(element)
    request(element, { test: 'connect' })
    await untilShown(element)
    expect(link.isConnected).toBe(false)
    expect(shows(element, 'iframe')).toBe(true)
    expect(events).toEqual([REFUSED, { type: 'ready' }, { type: 'height', height: 700 }])
    // The focus was on the link: it moves to the frame that the link had replaced.
    expect(element.shadowRoot?.activeElement).toBe(frameIn(element))
  })
})

it('is never raised by a frame', async () => {
  const { element, events } = put()
  await untilShown(element)
  request(element, { test: 'raw', message: { protocol: 1, ...REFUSED } })
  request(element, { test: 'height', height: 800 })
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'height', height: 800 }), { timeout: 30_000 })
  expect(events).not.toContainEqual(REFUSED)
})

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['the brand’s own site, by the embed host', { account: 'blue gum' }, `${HOST}/visit/blue%20gum${SILENT}`],
  ['the embed app itself, where no account is named', {}, `${HOST}${SILENT}`],
  ['where the page says', { 'fallback-href': 'https://a.example/b' }, 'https://a.example/b'],
  ['a page of its own', { 'fallback-href': '/quote' }, `${location.origin}/quote`],
  ['no script', { 'fallback-href': 'javascript:alert(1)' }, `${HOST}${SILENT}`],
])('the link leads to %s', async (_name, attributes, href) => {
  const { element } = put({ path: SILENT, 'answer-within': '0.1', ...attributes })
  expect((await untilRefused(element)).href).toBe(href)
})

it('names the flows when there is none of that name', () => {
  const notified = vi.spyOn(console, 'error').mockReturnValue()
  put({ flow: 'quotes' })
  expect(notified.mock.calls).toEqual([
    [
      '<coverkit-embed>: There is no flow "quotes". The flows are calculator, client-quote, application, transfer-policy.',
    ],
  ])
  notified.mockRestore()
})
