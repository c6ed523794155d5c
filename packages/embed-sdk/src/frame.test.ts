import { describe, expect, it, vi } from 'vitest'
import { connectFrame } from './frame.ts'
import { hostileMessages } from './hostileMessages.fixture.ts'

const PARTNER = 'https://www.partner.example'
const OTHER = 'https://other.example'
const init = { protocol: 1, type: 'init', accountName: 'wattlebird' }

interface Framed {
  readonly ancestor?: string
  readonly referrer?: string
  readonly framed?: boolean
}

function frameOf({ ancestor, referrer = '', framed = true }: Framed = {}) {
  const target = new EventTarget()
  const sent: { readonly data: unknown; readonly origin: string }[] = []
  const parent = { postMessage: (data: unknown, origin: string) => void sent.push({ data, origin }) }
  const view: object = Object.assign(target, {
    parent: framed ? parent : target,
    location: { origin: 'https://embed.broker.example', ...(ancestor && { ancestorOrigins: [ancestor] }) },
    document: { referrer },
  })
  const receive = (data: unknown, origin: string, source: unknown = parent) =>
    void target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  const onInit = vi.fn()
  const connect = (allowedOrigins: readonly string[] = [PARTNER, OTHER]) =>
    connectFrame({ allowedOrigins, onInit, view: view as Window })
  return { sent, receive, onInit, connect }
}

describe('who is heard', () => {
  it.each([
    'https://partner.example',
    'http://www.partner.example',
    'https://www.partner.example:8443',
    'https://www.partner.example.evil.example',
    'https://evilwww.partner.example',
    'https://WWW.partner.example',
    'https://www.partner.example/',
    'null',
    '*',
    '',
  ])('not the origin %j', (origin) => {
    const { connect, receive, onInit } = frameOf()
    connect([PARTNER])
    receive(init, origin)
    expect(onInit).not.toHaveBeenCalled()
  })

  it('not another window of a listed origin', () => {
    const { connect, receive, onInit } = frameOf()
    connect()
    receive(init, PARTNER, {})
    receive(init, PARTNER, null)
    expect(onInit).not.toHaveBeenCalled()
  })

  it('the parent of a listed origin, once', () => {
    const { connect, receive, onInit } = frameOf()
    connect()
    for (const message of hostileMessages(500)) receive(message, PARTNER)
    expect(onInit).not.toHaveBeenCalled()
    receive(init, PARTNER)
    receive({ ...init, accountName: 'redearth' }, PARTNER)
    expect(onInit.mock.calls).toEqual([[init, PARTNER]])
  })

  it('again, as long as what it says settles nothing', () => {
    const { connect, receive, onInit } = frameOf()
    connect()
    onInit.mockReturnValueOnce(false)
    for (const accountName of ['Redearth', 'redearth', 'bluegum']) receive({ ...init, accountName }, PARTNER)
    expect(onInit.mock.calls.map(([{ accountName }]) => accountName)).toEqual(['Redearth', 'redearth'])
  })

  it('nobody after closing', () => {
    const { connect, receive, onInit, sent } = frameOf({ ancestor: PARTNER })
    const connection = connect()
    connection.close()
    receive(init, PARTNER)
    expect(onInit).not.toHaveBeenCalled()
    expect(connection.emit({ type: 'application-started' })).toBe(false)
    expect(sent).toHaveLength(1)
  })
})

describe('who is told', () => {
  it.each<[string, Framed, readonly string[]]>([
    ['the ancestor that the browser names', { ancestor: PARTNER, referrer: OTHER }, [PARTNER]],
    ['the referrer where no ancestor is named', { referrer: `${OTHER}/` }, [OTHER]],
    ['each listed origin where neither is', {}, [PARTNER, OTHER]],
    [
      'each listed origin after a navigation inside the frame',
      { referrer: 'https://embed.broker.example/a' },
      [PARTNER, OTHER],
    ],
    ['nobody in an unlisted page', { ancestor: 'https://evil.example' }, []],
    ['nobody outside a frame', { framed: false, ancestor: PARTNER }, []],
  ])('%s', (_name, framed, origins) => {
    const { connect, sent } = frameOf(framed)
    connect()
    expect(sent).toEqual(origins.map((origin) => ({ origin, data: { protocol: 1, type: 'ready' } })))
  })

  it('only the origin that sent the first message', () => {
    const { connect, receive, sent } = frameOf()
    const { emit } = connect()
    receive(init, OTHER)
    sent.length = 0
    expect(emit({ type: 'quote-shown', offers: 3 })).toBe(true)
    expect(sent).toEqual([{ origin: OTHER, data: { protocol: 1, type: 'quote-shown', offers: 3 } }])
  })

  it('nothing that is not listed', () => {
    const { connect, sent } = frameOf({ ancestor: PARTNER })
    const { emit } = connect()
    sent.length = 0
    expect(emit({ type: 'height', height: Number.NaN })).toBe(false)
    const loaded = { type: 'application-started', email: 'zephyrine@canary.example' } as const
    expect(emit(loaded)).toBe(true)
    expect(sent.map(({ data }) => data)).toEqual([{ protocol: 1, type: 'application-started' }])
  })
})

it.each([
  '*',
  'https://*.partner.example',
  `${PARTNER}/`,
  `${PARTNER}/page`,
  'partner.example',
  'null',
  'HTTPS://www.partner.example',
  'data:text/html,',
])('refuses to allow %j', (origin) => {
  expect(() => frameOf().connect([PARTNER, origin])).toThrow(TypeError)
})
