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

type Open = () => Promise<Drafts>

/** The last write of each form, of all pages that share their drafts. */
const writesByDrafts = new WeakMap<Open, Map<string, Promise<void>>>()

function writesOf(open: Open): Map<string, Promise<void>> {
  const writes = writesByDrafts.get(open) ?? new Map<string, Promise<void>>()
  writesByDrafts.set(open, writes)
  return writes
}

/**
 * Stores the input of a form that is no flow's as drafts are: encrypted on the device, gone with the log-out or after its
 * time, and in memory alone on a computer that others use.
 */
export function storedInput<Input>(open: Open, kind: DraftKind<Input>): StoredInput<Input> {
  let attempt: string | null = null
  let next: Input | null = null
  let isWriting = false
  const writes = writesOf(open)

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
      // The page that was left a moment ago may still write.
      await writes.get(kind.flow)
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
      if (isWriting) return
      isWriting = true
      const written = write()
        .catch(() => undefined)
        .finally(() => {
          isWriting = false
        })
      writes.set(kind.flow, written)
    },
    async forget() {
      next = null
      await writes.get(kind.flow)
      attempt = null
      await open()
        .then((drafts) => drafts.remove(kind.flow))
        .catch(() => undefined)
    },
  }
}
