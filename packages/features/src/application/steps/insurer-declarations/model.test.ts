import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withApplication } from '../../answers.ts'
import { readyApplication, SIGNED_NAME } from '../../submission/readyApplication.fixture.ts'
import { model } from './model.ts'
import { withoutSignatures } from './withoutSignatures.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const ready = readyApplication()
const typed = (signedName: string, applicationDeclarations = 'yes') => ({
  ...model.view(ready),
  applicationDeclarations,
  signedName,
})
const said = (fields: ReturnType<typeof typed>, answers = ready) => [...model.messages(answers, fields)]

describe('the declarations', () => {
  it('need a tick and a name', () => {
    expect(said(typed('', ''))).toEqual([
      ['applicationDeclarations', 'Tick the box to make these declarations'],
      ['signedName', 'Type your full name to sign'],
    ])
  })

  it.each(['Robin Example', 'Zoë', 'Zoë Example', 'O’Example-Núñez Zoë'])(
    'answer the name %j with the one that was entered',
    (name) => {
      expect(said(typed(name))).toEqual([
        [
          'signedName',
          'You entered your name as Zoë O’Example-Núñez. Sign with the same first and last name, or correct your details',
        ],
      ])
    },
  )

  it('ask for a name in the details where there is none', () => {
    const unnamed = withApplication(ready, {
      holders: ready.application.holders.map((holder) => ({ ...holder, firstName: null, lastName: null })),
    })
    expect(said(typed('Robin Example'), unnamed)).toEqual([
      ['signedName', 'Enter your first and last name in your details first, then sign with the same name'],
    ])
  })

  it('refuse what is no name', () => {
    expect(said(typed('Zoë 123'))).toEqual([
      ['signedName', 'Type your name with letters, spaces, apostrophes, hyphens and full stops'],
    ])
    expect(said(typed('a'.repeat(102)))).toEqual([
      ['signedName', 'Use 101 characters or fewer for your name'],
    ])
  })

  it.each([SIGNED_NAME, 'zoë o’example-núñez', ' Zoë Maria O’Example-Núñez '])('take %j', (name) => {
    expect(said(typed(name))).toEqual([])
    const signed = model.submit(ready, typed(name))
    expect(signed.application.acceptances.applicationDeclarations).toBe(true)
    expect(signed.application.declarations).toEqual([
      { holderId: 'holder-1', name: name.trim(), signedAt: '2026-11-23T02:00:00.000Z', shownHash: null },
    ])
    expect(model.isComplete(signed)).toBe(true)
  })

  it('are made again after a change of the name, and taken back by a change of anything', () => {
    const signed = model.submit(ready, typed(SIGNED_NAME))
    const [first] = signed.application.holders
    if (!first) throw new Error('Nobody applies')
    const renamed = { ...signed.application, holders: [{ ...first, lastName: 'Other' }] }
    expect(model.isComplete({ ...signed, application: renamed })).toBe(false)
    expect(withoutSignatures(signed)).toEqual(ready)
    expect(withoutSignatures(ready)).toBe(ready)
  })
})
