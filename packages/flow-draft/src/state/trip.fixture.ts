import type { Draft, DraftState, LoadedDraft, SavedDraft } from '@coverkit/drafts'
import { defineFlow } from '@coverkit/flow'
import { type DraftRecord, type DraftRules, unreadRecord } from './DraftRecord.ts'
import { type FlowAnswers, noProgress } from './FlowAnswers.ts'

export type TripStep = 'who' | 'where'

export interface Trip extends FlowAnswers {
  readonly name: string | null
  readonly town: string | null
  readonly stops?: readonly Stop[]
}

/** A row, with an id that the server gives. */
export interface Stop {
  readonly id: string
  readonly name: string | null
  readonly town: string | null
  readonly stopId: string | null
}

const isNamed = (answers: unknown) => (answers as Trip).name !== null

export const tripRules: DraftRules<Trip, TripStep> = {
  flow: defineFlow<Trip, TripStep>({
    name: 'trip',
    base: '/trip',
    defaultStep: 'who',
    steps: [
      { id: 'who', path: 'who', schema: { safeParse: (answers) => ({ success: isNamed(answers) }) } },
      { id: 'where', path: 'where', schema: { safeParse: () => ({ success: true }) } },
    ],
  }),
  empty: () => ({ typed: {}, progress: noProgress, name: null, town: null }),
  acceptedAt: 'where',
}

export const tripKind = { parse: (value: unknown) => value as Trip }

export const trip = (change: Partial<Trip> = {}): Trip => ({ ...tripRules.empty(), ...change })

export const unread = (change: Partial<DraftRecord<Trip, TripStep>> = {}): DraftRecord<Trip, TripStep> => ({
  ...unreadRecord(tripRules),
  ...change,
})

export const storedDraft = (change: Partial<Draft<Trip>> = {}): Draft<Trip> => ({
  flow: 'trip',
  version: 1,
  attempt: 'run-1',
  rev: 3,
  savedAt: '2026-11-22T01:00:00.000Z',
  expiresAt: '2026-11-29T01:00:00.000Z',
  answers: trip({ name: 'Ada' }),
  conflicts: [],
  confirmed: null,
  ...change,
})

export const savedDraft = (change: Partial<SavedDraft<Trip>> = {}): SavedDraft<Trip> => ({
  ...storedDraft(),
  entryId: null,
  ...change,
})

export const found = (draft: Draft<Trip>): LoadedDraft<Trip> => ({ status: 'found', draft })

export const storeState = (change: Partial<DraftState> = {}): DraftState => ({
  place: 'device',
  sharedComputer: false,
  outdated: false,
  rev: 3,
  sending: 'none',
  entry: null,
  ...change,
})
