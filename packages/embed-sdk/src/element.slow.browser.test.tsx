import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineCoverkitEmbed } from './element.ts'
import { hostileMessages } from './hostileMessages.fixture.ts'
import {
  FRAME_PATH,
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
afterEach(() => {
  document.body.replaceChildren()
  scrollTo(0, 0)
})

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
const heightOf = (element: Element) => frameIn(element).getBoundingClientRect().height

describe('the frame', () => {
  it('has exactly the rights of the partner snippet', () => {
    const { element } = put({ account: 'wattlebird' })
    const frame = frameIn(element)
    expect(Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value]))).toEqual({
      title: 'Life insurance quotes and applications',
      style: 'color-scheme: light;',
      sandbox:
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
      referrerpolicy: 'strict-origin',
      allow: '',
      src: `${HOST}${pathAllowing(location.origin)}&accountName=wattlebird`,
    })
  })

  it('stands behind a skeleton until it has content, then takes its height', async () => {
    const { element } = put({ 'min-height': '300' })
    const box = element.shadowRoot?.querySelector('.box')
    expect(box?.className).toBe('box')
    expect(getComputedStyle(frameIn(element)).opacity).toBe('0')
    expect(element.shadowRoot?.querySelector('.wait')?.getBoundingClientRect().height).toBe(300)
    await untilShown(element)
    expect(getComputedStyle(frameIn(element)).opacity).toBe('1')
    await until(() => expect(heightOf(element)).toBe(700))
  })

  it('keeps to its least and greatest height', async () => {
    const { element, events } = put({ 'min-height': '500', 'max-height': '900' })
    await untilShown(element)
    request(element, { test: 'height', height: 5000 })
    await until(() => expect(heightOf(element)).toBe(900))
    request(element, { test: 'height', height: 10 })
    await until(() => expect(heightOf(element)).toBe(500))
    expect(events.filter(({ type }) => type === 'height')).toHaveLength(3)
  })

  // The effect in the frame is not testable here: the browser driver pins the preference of every page itself.
  it('is of the pinned colour scheme, like its skeleton', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { element } = put({ 'color-scheme': scheme })
      const parts = [frameIn(element), element.shadowRoot?.querySelector('.wait')]
      expect(parts.map((part) => part && getComputedStyle(part).colorScheme)).toEqual([scheme, scheme])
    }
  })

  it.each([
    { host: 'embed' },
    { host: 'javascript:alert(1)' },
    { path: 'https://evil.example/' },
    { path: '//evil.example' },
    { path: '/\\evil.example' },
    { flow: 'quote', path: '/' },
  ])('does not start for %o', (attributes) => {
    const notified = vi.spyOn(console, 'error').mockReturnValue()
    const { element } = put(attributes)
    expect(element.shadowRoot?.querySelector('iframe')).toBeFalsy()
    expect(notified).toHaveBeenCalledOnce()
    notified.mockRestore()
  })
})

describe('handing over', () => {
  it('sends prefill and consent by message, never in the address', async () => {
    const { element, events } = put({ account: 'wattlebird' })
    element.consent = { analytics: true }
    element.addEventListener('coverkit', () => {
      element.prefill = { age: 40, firstName: 'Zephyrine' }
    })
    await untilShown(element)
    const state = await stateOf(element)
    expect(state.received).toEqual([
      {
        origin: location.origin,
        init: {
          protocol: 1,
          type: 'init',
          accountName: 'wattlebird',
          prefill: { age: 40, firstName: 'Zephyrine' },
          consent: { analytics: true },
        },
      },
    ])
    expect(events[0]).toEqual({ type: 'ready' })
    expect(state.address).not.toContain('Zephyrine')
    expect(state.referrer).toBe(`${location.origin}/`)
  })

  it.each([
    ['another scheme', `https://localhost:${location.port}`],
    ['another port', 'http://localhost:1'],
    ['another host', `http://partner.localhost:${location.port}`],
    ['a longer host', `http://localhost.evil.example:${location.port}`],
  ])('is refused by a frame that allows %s only', async (_name, origin) => {
    const { element, events } = put({
      path: pathAllowing(origin),
      account: 'wattlebird',
      'answer-within': '0.5',
    })
    await untilRefused(element)
    // Wait until the frame listens: it would miss an earlier message.
    await stateOf(element)
    for (const message of [
      { protocol: 1, type: 'init' },
      { protocol: 1, type: 'init', accountName: 'wattlebird' },
    ]) {
      frameIn(element).contentWindow?.postMessage(message, '*')
    }
    expect((await stateOf(element)).received).toEqual([])
    expect(events).toEqual([{ type: 'refused', reason: 'no-answer' }])
  })

  it('is refused to a window that is not the parent, even of a listed origin', async () => {
    const frame = document.createElement('iframe')
    frame.src = `${HOST}${pathAllowing(location.origin)}`
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const sibling = document.body.appendChild(document.createElement('iframe'))
    const send = sibling.contentWindow && Reflect.get(sibling.contentWindow, 'Function')
    const message = '{ protocol: 1, type: "init", accountName: "redearth" }'
    send('target', `target.postMessage(${message}, "*")`)(frame.contentWindow)
    expect((await stateOf(frame)).received).toEqual([])
    frame.contentWindow?.postMessage({ protocol: 1, type: 'init' }, HOST)
    expect((await stateOf(frame)).received).toHaveLength(1)
  })
})

describe('a hostile page', () => {
  it('changes nothing in the frame by 500 messages', async () => {
    const { element } = put()
    await untilShown(element)
    const before = await stateOf(element)
    for (const message of hostileMessages(500)) frameIn(element).contentWindow?.postMessage(message, '*')
    for (const accountName of ['redearth', 'Wattlebird', 'x'.repeat(10_000)]) {
      frameIn(element).contentWindow?.postMessage({ protocol: 1, type: 'init', accountName }, HOST)
    }
    expect(await stateOf(element)).toEqual(before)
    expect(before.received).toHaveLength(1)
  })

  it('sees listed keys only, whatever the app offers', async () => {
    const seen: object[] = []
    const spy = ({ data }: MessageEvent) => {
      if (data?.test === undefined) seen.push(data)
    }
    addEventListener('message', spy)
    const { element } = put()
    await untilShown(element)
    const canary = { email: 'zephyrine@canary.example', name: 'Zephyrine', premium: 84.25 }
    for (const event of [
      { type: 'brand-applied', accountName: 'wattlebird', ...canary },
      { type: 'step-viewed', flow: 'calculator', step: 'about-you', ...canary },
      { type: 'step-submitted', flow: 'calculator', step: 'zephyrine' },
      { type: 'quote-shown', offers: 3, ...canary },
      { type: 'quote-shown', offers: 84_250 },
      { type: 'application-started', ...canary },
      { type: 'completed', flow: 'application', ...canary },
      { type: 'completed', flow: 'Zephyrine' },
      { type: 'profile', ...canary },
    ]) {
      request(element, { test: 'emit', event })
    }
    await stateOf(element)
    removeEventListener('message', spy)
    expect(seen).toEqual([
      { protocol: 1, type: 'ready' },
      { protocol: 1, type: 'height', height: 700 },
      { protocol: 1, type: 'brand-applied', accountName: 'wattlebird' },
      { protocol: 1, type: 'step-viewed', flow: 'calculator', step: 'about-you' },
      { protocol: 1, type: 'quote-shown', offers: 3 },
      { protocol: 1, type: 'application-started' },
      { protocol: 1, type: 'completed', flow: 'application' },
    ])
  })
})

describe('a hostile frame', () => {
  it('of another origin or another window is not heard', async () => {
    const { element, events } = put()
    await untilShown(element)
    const count = events.length
    const evil = document.body.appendChild(document.createElement('iframe'))
    evil.src = `http://evil.localhost:${location.port}${FRAME_PATH}`
    await new Promise((resolve) => evil.addEventListener('load', resolve))
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    const message = { protocol: 1, type: 'height', height: 19_000 }
    evil.contentWindow?.postMessage({ test: 'raw', message }, '*')
    await received
    postMessage(message, '*')
    dispatchEvent(new MessageEvent('message', { data: message, origin: HOST }))
    await stateOf(element)
    expect(events).toHaveLength(count)
    expect(heightOf(element)).toBe(700)
  })

  it('that went elsewhere is not heard', async () => {
    const { element, events } = put()
    await untilShown(element)
    const count = events.length
    const frame = frameIn(element)
    frame.src = `http://evil.localhost:${location.port}${pathAllowing(location.origin)}`
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    await new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    expect(events).toHaveLength(count)
  })

  it('sends nothing through but events', async () => {
    const { element, events } = put()
    await untilShown(element)
    const count = events.length
    for (const message of hostileMessages(500)) request(element, { test: 'raw', message })
    await stateOf(element)
    expect(events.slice(count).filter(({ type }) => type !== 'ready')).toEqual([])
    expect(heightOf(element)).toBe(700)
  })
})

it('brings a new step to its top inside the page, and leaves the page alone otherwise', async () => {
  const above = document.body.appendChild(document.createElement('div'))
  above.style.height = '600px'
  const { element, events } = put({ 'min-height': '2000' })
  const below = document.body.appendChild(document.createElement('div'))
  below.style.height = '3000px'
  await untilShown(element)
  const view = async (step: string) => {
    const count = events.length
    request(element, { test: 'emit', event: { type: 'step-viewed', flow: 'calculator', step } })
    await until(() => expect(events.length).toBeGreaterThan(count))
  }
  scrollTo(0, 1500)
  await view('about-you')
  expect(scrollY).toBe(1500)
  await view('dependents')
  expect(Math.abs(element.getBoundingClientRect().top)).toBeLessThan(1)
  scrollTo(0, 400)
  await view('existing-cover')
  expect(scrollY).toBe(400)
})

describe.each(['popup', 'slide-in'])('a %s', (mode) => {
  it('starts with the first opening and keeps its frame', async () => {
    const { element, events } = put({ mode, label: 'Compare prices' })
    const root = element.shadowRoot
    const open = root?.querySelector<HTMLButtonElement>('.open')
    const dialog = root?.querySelector('dialog')
    if (!open || !dialog) throw new Error('No dialog')
    expect(open.textContent).toBe('Compare prices')
    expect(root?.querySelector('iframe')).toBeNull()
    open.click()
    expect(dialog.open).toBe(true)
    await untilShown(element)
    const frame = frameIn(element)
    const { bottom, right, height } = frame.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(height).toBeGreaterThan(100)
    if (mode === 'slide-in') await until(() => expect(frame.getBoundingClientRect().right).toBe(innerWidth))
    else expect(right).toBeLessThanOrEqual(innerWidth)
    root?.querySelector<HTMLButtonElement>('.close')?.click()
    expect(dialog.open).toBe(false)
    open.click()
    expect(frameIn(element)).toBe(frame)
    expect(events.filter(({ type }) => type === 'ready')).toHaveLength(1)
  })
})

// Takes over 5 s on a slow machine: it loads two frames, one after the other.
it('starts another frame when the account name changes, and stops listening when it is taken away', async () => {
  const { element, events } = put({ account: 'wattlebird' })
  await untilShown(element)
  element.setAttribute('account', 'redearth')
  expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1)
  await untilShown(element)
  expect((await stateOf(element)).received[0]?.init.accountName).toBe('redearth')
  const count = events.length
  const { contentWindow } = frameIn(element)
  element.remove()
  dispatchEvent(
    new MessageEvent('message', {
      data: { protocol: 1, type: 'ready' },
      origin: HOST,
      source: contentWindow,
    }),
  )
  expect(events).toHaveLength(count)
})
