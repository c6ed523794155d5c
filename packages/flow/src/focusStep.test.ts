import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineFlow, planSteps } from './defineFlow.ts'
import { flowOf } from './defineStep.ts'
import { startFlow, submitStep } from './flowState.ts'
import { focusStep, type Lens } from './focusStep.ts'
import { type Address, addressStep, emptyMove, fullMove, homeLens, type Move } from './houseMove.fixture.ts'
import { planLocations } from './locations.ts'
import { pagesWithin } from './pagesWithin.ts'

interface Visit {
  readonly guest: Address
  readonly note: string
}
const guestLens: Lens<Visit, Address> = {
  partOf: ({ guest }) => guest,
  withPart: (visit, guest) => ({ ...visit, guest }),
}
const visit: Visit = { guest: { suburb: 'Carlton', postcode: '3053' }, note: 'ring twice' }

describe('focusStep', () => {
  const home = focusStep(addressStep, homeLens)
  const guest = focusStep(addressStep, guestLens)

  it('reads the small answers out of the large ones', () => {
    expect(home.view(fullMove)).toEqual({ suburb: 'Fitzroy' })
    expect(guest.view(visit)).toEqual({ suburb: 'Carlton' })
    expect(home.schema.safeParse(emptyMove)).toEqual({ success: false })
    expect(guest.schema.safeParse(visit)).toEqual({ success: true })
  })

  it('writes them back through the model that it loads', async () => {
    const { model } = await guest.model()
    expect(model.isComplete(visit)).toBe(true)
    expect(model.apply(visit, { suburb: 'Brunswick' })).toEqual({
      guest: { suburb: 'Brunswick', postcode: '3053' },
      note: 'ring twice',
    })
  })

  it('reads a form beside the small answers', async () => {
    const longer = (address: Address, text: string) => text.length > (address.suburb?.length ?? 0)
    const { model } = await focusStep(
      {
        id: 'home',
        model: async () => ({
          model: {
            errors: (address: Address, text: string) => (longer(address, text) ? [] : ['suburb']),
            messages: (address: Address, text: string) => (longer(address, text) ? [] : ['Longer, please']),
            tidied: (address: Address, text: string, field: string) => `${address.suburb} ${field} ${text}`,
          },
        }),
      },
      guestLens,
    ).model()
    expect([model.errors(visit, 'Carltons'), model.errors(visit, 'Carlton')]).toEqual([[], ['suburb']])
    expect(model.messages(visit, 'Carlton')).toEqual(['Longer, please'])
    expect(model.tidied(visit, 'Brunswick', 'suburb')).toBe('Carlton suburb Brunswick')
  })

  it('carries over what does not know of answers', () => {
    expect(guest).toMatchObject({ id: 'home', path: 'home', label: 'Where you live now' })
    expect(guest.screen).toBe(addressStep.screen)
  })

  it('is typed by the large answers', async () => {
    expectTypeOf(home.view).parameter(0).toEqualTypeOf<Move>()
    expectTypeOf(guest.view).parameter(0).toEqualTypeOf<Visit>()
    const { model } = await home.model()
    expectTypeOf(model.apply).parameters.toEqualTypeOf<[Move, { readonly suburb: string }]>()
    expectTypeOf(model.apply).returns.toEqualTypeOf<Move>()
    expectTypeOf(home.id).toEqualTypeOf<'home'>()
    // @ts-expect-error: a visit has no home to be read.
    expect(() => home.view(visit)).toThrow(TypeError)
  })

  it('focuses conditions and pages alike', () => {
    const detailed = {
      id: 'address',
      path: 'address',
      includedWhen: ({ postcode }: Address) => postcode !== null,
      pages: pagesWithin(({ suburb, postcode }: Address) => [
        { id: 'suburb', complete: suburb !== null },
        { id: 'postcode', complete: postcode !== null },
      ]),
    } as const
    const flow = defineFlow<Visit, 'address'>({
      name: 'visit',
      base: '/visit',
      defaultStep: 'address',
      steps: [focusStep(detailed, guestLens)],
    })
    expect(planLocations(flow, visit).map(({ page }) => page)).toEqual(['suburb', 'postcode'])
    expect(planLocations(flow, { ...visit, guest: { suburb: null, postcode: '3053' } })).toEqual([
      { step: 'address', page: 'suburb', complete: false },
      { step: 'address', page: 'postcode', complete: true },
    ])
    expect(planSteps(flow, { ...visit, guest: { suburb: null, postcode: null } })).toEqual([])
  })

  it('focuses the pages that a model lists', async () => {
    const declared = {
      id: 'address',
      label: 'Address',
      pages: pagesWithin,
      model: async () => ({
        model: {
          view: () => ({}),
          isComplete: () => true,
          listPages: ({ suburb }: Address) => [{ id: 'suburb', complete: suburb !== null }],
        },
      }),
    } as const
    const flow = flowOf<Visit>()({
      name: 'visit',
      base: '/visit',
      steps: [focusStep(declared, guestLens)],
    })
    await flow.models.load()
    const noSuburb = { ...visit, guest: { suburb: null, postcode: '3053' } }
    expect(planLocations(flow, noSuburb)).toEqual([{ step: 'address', page: 'suburb', complete: false }])
  })

  it('serves two flows with one declaration', () => {
    const flow = defineFlow<Visit, 'home' | 'end'>({
      name: 'visit',
      base: '/visit',
      defaultStep: 'home',
      steps: [guest, { id: 'end', path: 'end' }],
    })
    expect(submitStep(flow, visit, startFlow(flow, visit))).toMatchObject({ to: 'end' })
    const unknown = { ...visit, guest: { suburb: null, postcode: null } }
    expect(submitStep(flow, unknown, startFlow(flow, unknown))).toMatchObject({ to: 'home' })
  })

  it('calls a method of the model on the model', () => {
    const step = {
      id: 'a',
      model: async () => ({
        suffix: '!',
        view(address: Address) {
          return `${address.suburb}${this.suffix}`
        },
      }),
    }
    return expect(
      focusStep(step, guestLens)
        .model()
        .then((model) => model.view(visit)),
    ).resolves.toBe('Carlton!')
  })
})

it('a lens gives back what was put in, and changes nothing else', () => {
  const text = fc.option(fc.string())
  const address = fc.record<Address>({ suburb: text, postcode: text })
  fc.assert(
    fc.property(address, address, (one, other) => {
      const move = homeLens.withPart(fullMove, one)
      expect(homeLens.partOf(move)).toEqual(one)
      expect(homeLens.withPart(homeLens.withPart(move, other), one)).toEqual(move)
      expect({ ...move, home: fullMove.home }).toEqual(fullMove)
    }),
  )
})
