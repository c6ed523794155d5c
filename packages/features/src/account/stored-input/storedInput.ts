import type { DraftKind, Drafts } from '@coverkit/drafts'

/** The stored input of a form of one page. */
export interface StoredInput<Input> {
  /** Resolves with the input that was stored before; null without one, or one that can't be read. */
  load(): Promise<Input | null>
  /** Stores the latest input; what comes while one is written is written after it. */
  store(input: Input): void
  /** Deletes it: the form was sent. Nothing that was stored before comes back after. */
  forget(): Promise<void>
}

/**
 * Stores the input of a form that is no flow's as drafts are: encrypted on the device, gone with the log-out or after its
 * time, and in memory alone on a computer that others use.
 */
export function storedInput<Input>(open: () => Promise<Drafts>, kind: DraftKind<Input>): StoredInput<Input> {
  let attempt: string | null = null
  let next: Input | null = null
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    const drafts = await open()
    while (next !== null) {
      const input = next
      next = null
      attempt ??= drafts.newId()
      await drafts.save(kind, attempt, input)
    }
  }

  return {
    async load() {
      const loaded = await open()
        .then((drafts) => drafts.load(kind))
        .catch(() => null)
      if (loaded?.status !== 'found') return null
      attempt = loaded.draft.attempt
      return loaded.draft.answers
    },
    store(input) {
      next = input
      // Where it can't be stored the page still has it.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => {
          writing = null
        })
    },
    async forget() {
      next = null
      await writing
      attempt = null
      await open()
        .then((drafts) => drafts.remove(kind.flow))
        .catch(() => undefined)
    },
  }
}
