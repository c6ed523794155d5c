import { describe, expect, it } from 'vitest'
import { hostileMessages } from './hostileMessages.fixture.ts'
import { type FrameEvent, parseFrameEvent, parseInit } from './protocol.ts'

const init = (more: object = {}) => ({ protocol: 1, type: 'init', ...more })

describe('init', () => {
  it('may be empty', () => {
    expect(parseInit(init())).toEqual(init())
  })

  it('keeps every listed answer', () => {
    const whole = init({
      accountName: 'wattlebird',
      consent: { analytics: false },
      prefill: {
        age: 40,
        gender: 'F',
        isSmoker: false,
        occupationId: 12,
        state: 'NSW',
        annualEarnings: 90_000,
        firstName: 'Zephyrine',
        lastName: "O'Quill",
        email: 'zephyrine@canary.example',
        mobile: '0491 570 156',
      },
    })
    expect(parseInit(whole)).toEqual(whole)
  })

  it('hands any name over unchanged, for the frame to judge', () => {
    for (const accountName of ['Wattlebird', '', ' wattlebird', 'wattlebird%00', 'x'.repeat(10_000)]) {
      expect(parseInit(init({ accountName }))?.accountName).toBe(accountName)
    }
  })

  it('T2: leaves out wrong answers and unlisted keys', () => {
    const prefill = JSON.parse(
      '{"age":17.5,"gender":"X","isSmoker":"no","occupationId":0,"state":"nsw","annualEarnings":-1,"firstName":"a\\u0000b","lastName":5,"email":null,"mobile":"0491","isAdmin":true,"__proto__":{"age":40},"constructor":1}',
    )
    expect(
      parseInit({ ...init({ prefill, consent: { analytics: 'yes' } }), url: 'https://evil.example' }),
    ).toEqual(init({ prefill: { mobile: '0491' } }))
    expect(({} as { age?: unknown }).age).toBeUndefined()
  })

  it('T8: is none of 500 hostile messages', () => {
    expect(hostileMessages(500).filter((message) => parseInit(message) !== null)).toEqual([])
  })
})

const EVENTS: readonly FrameEvent[] = [
  { type: 'ready' },
  { type: 'brand-applied', accountName: 'wattlebird' },
  { type: 'step-viewed', flow: 'client-quote', step: 'life-cover' },
  { type: 'step-submitted', flow: 'calculator', step: 'about-you' },
  { type: 'quote-shown', offers: 7 },
  { type: 'application-started' },
  { type: 'completed', flow: 'transfer-policy' },
  { type: 'height', height: 812 },
]
const CANARIES = [
  'Zephyrine Quillfeather',
  'zephyrine',
  'zephyrine@canary.example',
  '0491570156',
  84_250.5,
  1e9,
  '$84,250',
  null,
  undefined,
  ['about-you'],
  {},
]

describe('events', () => {
  it.each(EVENTS)('$type travels with its listed keys only', (event) => {
    const loaded = {
      ...event,
      protocol: 1,
      email: 'zephyrine@canary.example',
      name: 'Zephyrine',
      __html: 'x',
    }
    expect(parseFrameEvent(loaded)).toEqual(event)
  })

  it('T8: refuses personal data in the place of a value', () => {
    for (const event of EVENTS) {
      for (const key of Object.keys(event).filter((name) => name !== 'accountName')) {
        for (const value of CANARIES) {
          const message = { protocol: 1, ...event, [key]: value }
          expect(parseFrameEvent(message), JSON.stringify(message)).toBeNull()
        }
      }
    }
    for (const accountName of CANARIES.filter((value) => value !== 'zephyrine')) {
      expect(parseFrameEvent({ protocol: 1, type: 'brand-applied', accountName })).toBeNull()
    }
  })

  it('refuses another protocol, inherited values and types that are not events', () => {
    expect(parseFrameEvent({ type: 'ready' })).toBeNull()
    expect(parseFrameEvent({ protocol: 2, type: 'ready' })).toBeNull()
    expect(parseFrameEvent({ protocol: 1, type: 'constructor' })).toBeNull()
    expect(
      parseFrameEvent(Object.assign(Object.create({ height: 5 }), { protocol: 1, type: 'height' })),
    ).toBeNull()
  })

  it('T8: are none of 500 hostile messages, but for `ready`, which tells nothing', () => {
    const events = hostileMessages(500).map(parseFrameEvent)
    expect(events.filter((event) => event !== null && event.type !== 'ready')).toEqual([])
  })
})
