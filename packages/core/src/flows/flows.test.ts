import { describe, expect, it } from 'vitest'
import { flowAt } from './flowAt.ts'
import { FLOWS, type FlowTable } from './flows.ts'
import { flowsWith } from './flowsWith.ts'

const rows: FlowTable = FLOWS

describe('the flows', () => {
  it('are called so wherever a name is stored or sent', () => {
    expect(Object.keys(FLOWS)).toEqual(
      expect.arrayContaining([
        'calculator',
        'client-quote',
        'application',
        'change-my-cover',
        'transfer-policy',
      ]),
    )
  })

  it.each(Object.entries(rows))('%s has an address that no other flow begins', (name, { base, end }) => {
    expect(base).toMatch(/^(\/[a-z][a-z-]*)+$/)
    if (end !== undefined) expect(end).toMatch(/^[a-z][a-z-]*$/)
    const others = Object.entries(rows).filter(([other]) => other !== name)
    for (const [, other] of others) expect(`${base}/`.startsWith(`${other.base}/`)).toBe(false)
  })

  it('end on a page of their own, but for a change of cover, which ends on the application’s', () => {
    const endless = Object.entries(rows).filter(([, { end }]) => end === undefined)
    expect(endless.map(([name]) => name)).toEqual(['change-my-cover'])
  })

  it('have titles that tell them apart in a list', () => {
    const titles = Object.values(rows).map(({ title }) => title)
    for (const title of titles) expect(title).toMatch(/^[A-Z][a-z0-9 ]+$/)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('leave out what they are not, so that a member is there or means no', () => {
    for (const row of Object.values(rows))
      expect(Object.values(row).filter((member) => member !== true && typeof member !== 'string')).toEqual([])
  })

  it('that ask about health go by no mailed link, and those of the account into no frame', () => {
    expect(rows.application?.isMailable).toBeUndefined()
    expect(rows['change-my-cover']?.isMailable).toBeUndefined()
    for (const { base, isFramed } of Object.values(rows))
      if (base.startsWith('/account/')) expect(isFramed).toBeUndefined()
  })
})

describe('names by a member', () => {
  it.each([
    ['isFramed', ['calculator', 'client-quote', 'application', 'transfer-policy']],
    ['isStrict', ['application', 'change-my-cover', 'transfer-policy']],
    ['isInAccount', ['calculator', 'client-quote', 'application', 'change-my-cover', 'transfer-policy']],
    ['isMailable', ['calculator', 'client-quote', 'transfer-policy']],
    ['save', ['calculator', 'client-quote', 'application', 'transfer-policy']],
    ['submit', ['application', 'change-my-cover', 'transfer-policy']],
  ] as const)('%s: %j', (member, names) => {
    expect(flowsWith(FLOWS, member)).toEqual(expect.arrayContaining([...names]))
  })

  it('follow the table that is given', () => {
    const planted = {
      ...FLOWS,
      claim: { base: '/claim', title: 'Claim', end: 'done', isMailable: true },
    } as const
    expect(flowsWith(planted, 'isMailable')).toEqual([
      'calculator',
      'client-quote',
      'transfer-policy',
      'claim',
    ])
    expect(flowsWith(planted, 'save')).not.toContain('claim')
    expect(flowsWith({}, 'base')).toEqual([])
  })
})

describe('the flow of a path', () => {
  it.each([
    ['/client-quote/life-cover', { flow: 'client-quote', rest: 'life-cover' }],
    ['/account/change-my-cover/indexation', { flow: 'change-my-cover', rest: 'indexation' }],
    ['/application/beneficiaries/b-1', { flow: 'application', rest: 'beneficiaries/b-1' }],
    ['/client-quote/', { flow: 'client-quote', rest: '' }],
    ['/client-quote', undefined],
    ['/client-quotes/life-cover', undefined],
    ['/account/saved-quotes', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s', (path, found) => {
    expect(flowAt(FLOWS, path)).toEqual(found)
  })

  it('follows the table that is given', () => {
    const planted = { claim: { base: '/account/claim', title: 'Claim', end: 'done' } } as const
    expect(flowAt(planted, '/account/claim/when')).toEqual({ flow: 'claim', rest: 'when' })
    expect(flowAt(planted, '/client-quote/life-cover')).toBeUndefined()
  })
})
