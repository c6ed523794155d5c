import { defineFlow } from './defineFlow.ts'
import type { Requirement, SliceStorage } from './Flow.ts'
import { focusStep, type Lens } from './focusStep.ts'
import { pagesWithin } from './pagesWithin.ts'
import { returningTo } from './returning.ts'
import { mergeServerIds, type Row } from './rows.ts'
import { signInRequirement } from './signInRequirement.ts'

/** A complete example that uses every seam: booking the move of a household. */
export type MoveStep = 'tasks' | 'home' | 'dates' | 'storage' | 'people' | 'items' | 'access' | 'check'

export interface Address {
  readonly suburb: string | null
  readonly postcode: string | null
}

interface Person extends Row {
  readonly name: string | null
  readonly serverId?: string
}

export interface Move {
  readonly home: Address
  /** Whether there are days between leaving and arriving; they open `storage`. */
  readonly gap: boolean | null
  readonly storage: 'weeks' | 'months' | null
  readonly people: readonly Person[]
  /** Opens the page `stairs` of `items`. */
  readonly piano: boolean | null
  readonly stairs: number | null
  readonly plants: boolean | null
  readonly sliceStorage: SliceStorage
  /** Field of the slice that is stored where the visitor allows. */
  readonly doorCode: string | null
  readonly reference: string | null
  /** Input that was not submitted yet, by `step/field`. */
  readonly input: Readonly<Record<string, string>>
}

/** The server's response to a booking. */
export interface Booked {
  readonly reference: string
  readonly suburb: string
  readonly people: readonly {
    readonly rowId: string | null
    readonly name: string
    readonly serverId: string
  }[]
}

export const emptyMove: Move = {
  home: { suburb: null, postcode: null },
  gap: null,
  storage: null,
  people: [],
  piano: null,
  stairs: null,
  plants: null,
  sliceStorage: 'memory',
  doorCode: null,
  reference: null,
  input: {},
}

export const fullMove: Move = {
  home: { suburb: 'Fitzroy', postcode: '3065' },
  gap: true,
  storage: 'weeks',
  people: [
    { id: 'r1', name: 'Ada' },
    { id: 'r2', name: 'Grace' },
  ],
  piano: true,
  stairs: 2,
  plants: false,
  sliceStorage: 'account',
  doorCode: '4711',
  reference: null,
  input: {},
}

const needs = (test: (move: Move) => boolean) => ({
  // The engine passes a schema only the answers of its flow.
  safeParse: (answers: unknown) => ({ success: test(answers as Move) }),
})

/** A step that handles addresses and knows nothing of a move. */
export const addressStep = {
  id: 'home',
  path: 'home',
  label: 'Where you live now',
  schema: { safeParse: (address: unknown) => ({ success: (address as Address).suburb !== null }) },
  view: (address: Address) => ({ suburb: address.suburb ?? '' }),
  model: async () => ({
    model: {
      isComplete: (address: Address) => address.suburb !== null,
      apply: (address: Address, values: { readonly suburb: string }): Address => ({
        ...address,
        suburb: values.suburb,
      }),
    },
  }),
  screen: async () => ({ default: () => null }),
} as const

export const homeLens: Lens<Move, Address> = {
  partOf: ({ home }) => home,
  withPart: (move, home) => ({ ...move, home }),
}

const TRUCK: Requirement = { name: 'truck', redirectTo: () => '/trucks' }

export const moveFlow = defineFlow<Move, MoveStep, Booked>({
  name: 'house-move',
  base: '/house-move',
  defaultStep: 'tasks',
  requires: [TRUCK, signInRequirement('/login')],
  returning: returningTo('tasks', 'items', 'check'),
  accepted: {
    ids: (move, booked) => ({
      ...move,
      reference: booked.reference,
      people: mergeServerIds(move.people, booked.people, {
        rowId: ({ rowId }) => rowId,
        isSame: ({ name }, person) => name === person.name,
        withId: (person, { serverId }) => ({ ...person, serverId }),
      }),
    }),
    rest: (move, { suburb }) => ({ ...move, home: { ...move.home, suburb } }),
  },
  slices: [
    {
      fields: ['doorCode'],
      storageOf: ({ sliceStorage }) => sliceStorage,
      entries: { input: (key) => key.startsWith('access/') },
    },
  ],
  steps: [
    { id: 'tasks', path: 'tasks' },
    focusStep(addressStep, homeLens),
    { id: 'dates', path: 'dates', schema: needs(({ gap }) => gap !== null) },
    {
      id: 'storage',
      path: 'storage',
      includedWhen: ({ gap }) => gap === true,
      schema: needs(({ storage }) => storage !== null),
    },
    {
      id: 'people',
      path: 'people',
      pages: pagesWithin(({ people }) => [
        { id: 'everyone', complete: people.length > 0 },
        ...people.map(({ id, name }) => ({ id, complete: name !== null })),
      ]),
    },
    {
      id: 'items',
      path: 'items',
      schema: needs(({ piano, plants }) => !(piano && plants)),
      pages: pagesWithin(({ piano, stairs, plants }) => [
        { id: 'piano', complete: piano !== null },
        ...(piano ? [{ id: 'stairs', complete: stairs !== null }] : []),
        { id: 'plants', complete: plants !== null },
        { id: 'review', complete: true },
      ]),
    },
    { id: 'access', path: 'access', schema: needs(({ doorCode }) => doorCode !== null) },
    { id: 'check', path: 'check' },
  ],
  sideRoutes: [
    { path: 'booked', needs: 'submitted' },
    { path: 'prices', needs: 'nothing' },
  ],
})
