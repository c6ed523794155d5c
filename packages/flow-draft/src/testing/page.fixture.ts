import type { Draft, DraftState, Drafts, EntryKind, LoadedDraft, SavedDraft } from '@coverkit/drafts'
import { createStore } from 'jotai'
import { type Mock, vi } from 'vitest'
import type { DraftServices } from '../DraftServices.ts'
import type { FlowDraftDefinition } from '../persistence/DraftContext.ts'
import { createFlowDraft, type FlowDraft } from '../state/createFlowDraft.ts'
import {
  found,
  savedDraft,
  storeState,
  type Trip,
  type TripStep,
  tripKind,
  tripRules,
} from '../state/trip.fixture.ts'

export const kind = { ...tripKind, flow: 'trip', version: 1, migrations: {} }

export const bodyOf = (_services: unknown, { name, town }: Trip) => ({ tracking: null, name, town })

type Definition = FlowDraftDefinition<Trip, TripStep>

export interface Page extends FlowDraft<Trip, TripStep> {
  readonly services: DraftServices
  status(): ReturnType<FlowDraft<Trip, TripStep>['record']>['status']
  enter(change: Partial<Trip>): void
}

/** A page with the flow open, on any device. */
export function openPage(
  drafts: DraftServices['drafts'],
  change: Partial<Definition> = {},
  services: Partial<DraftServices> = {},
): Page {
  const all: DraftServices = {
    store: createStore(),
    drafts,
    client: () => Promise.reject(new Error('not used')),
    flows: new Set(),
    identity: async () => null,
    ...services,
  }
  const readers = { load: async () => undefined }
  const definition = { ...tripRules, readers, kind, request: async () => bodyOf, ...change }
  const draft = createFlowDraft<Trip, TripStep, Definition['readers']>(all, definition)
  return Object.assign(draft, {
    services: all,
    status: () => draft.record().status,
    enter: (entered: Partial<Trip>) => draft.update((answers) => ({ ...answers, ...entered })),
  })
}

type Save = (
  requested: unknown,
  run: string,
  answers: Trip,
  options?: { readonly entry?: { readonly kind: EntryKind }; readonly base?: Trip },
) => Promise<SavedDraft<Trip>>

/** Drafts whose every answer the test decides. By default a save succeeds, and nothing is stored before. */
export interface FakeDrafts extends Omit<Drafts, 'load' | 'save' | 'resolve'> {
  load: Mock<(requested: unknown) => Promise<LoadedDraft<Trip>>> & Drafts['load']
  save: Mock<Save> & Drafts['save']
  resolve: Mock<() => Promise<SavedDraft<Trip> | null>> & Drafts['resolve']
  remove: Mock<Drafts['remove']>
  carry: Mock<Drafts['carry']>
  carried: Mock<Drafts['carried']>
  sendNow: Mock<Drafts['sendNow']>
  place: Drafts['place']
  clientId: string
  /** Sets the stored draft, as if another page had stored it. */
  store(draft: Draft<Trip>): void
  /** Notifies every page of another state of the store. */
  notify(state: Partial<DraftState>): void
  readonly listeners: Set<(state: DraftState) => void>
}

export function fakeDrafts(): FakeDrafts {
  let state = storeState({ rev: 0 })
  let ids = 0
  const listeners = new Set<(state: DraftState) => void>()
  const notify = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener(state)
  }
  const save = vi.fn<Save>(async (_kind, run, answers, options) => {
    state = { ...state, rev: state.rev + 1 }
    const entryId = options?.entry ? `entry-${state.rev}` : null
    return savedDraft({ attempt: run, rev: state.rev, answers, entryId })
  })
  const load = vi.fn(async (): Promise<LoadedDraft<Trip>> => ({ status: 'none' }))
  const unused = vi.fn(() => Promise.reject(new Error('not used')))
  return {
    place: 'device',
    clientId: 'visitor-1',
    newId() {
      ids += 1
      return `id-${ids}`
    },
    store(draft) {
      load.mockResolvedValue(found(draft))
      notify({ rev: draft.rev })
    },
    // The mocks replace generic methods that are called with this flow's kind only.
    load: load as unknown as FakeDrafts['load'],
    save: save as unknown as FakeDrafts['save'],
    resolve: vi.fn(async () => null) as unknown as FakeDrafts['resolve'],
    remove: vi.fn(async () => notify({ rev: 0 })),
    carry: vi.fn(() => true),
    carried: vi.fn(async () => undefined),
    sendNow: vi.fn(async () => undefined),
    list: unused,
    moveToMemory: unused,
    setSubject: unused,
    offered: async () => [],
    attach: unused,
    signOut: unused,
    discard: unused,
    watch(_flow, listener) {
      let isOn = true
      const emit = (next: DraftState) => isOn && listener(next)
      listeners.add(emit)
      void Promise.resolve().then(() => emit(state))
      return () => {
        isOn = false
        listeners.delete(emit)
      }
    },
    notify: notify,
    listeners,
  }
}

/** The session storage of one tab. */
export function storageOf(items: Map<string, string>) {
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
