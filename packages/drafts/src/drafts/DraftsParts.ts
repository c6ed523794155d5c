import type { Completion, Send } from '../api/outgoing.ts'
import type { CarryOver } from '../crypto/carryOver.ts'
import type { Later } from '../platform/later.ts'
import type { MovableStore } from '../storage/movableStore.ts'
import type { OpenChannel } from '../tabs/channel.ts'
import type { SenderLock } from '../tabs/senderLock.ts'

/** The surroundings of drafts. */
export interface DraftsParts {
  readonly store: MovableStore
  readonly visitorId: string
  readonly senders: Readonly<Record<string, Send>>
  readonly completions: Readonly<Record<string, Completion>>
  readonly lock: SenderLock
  readonly openChannel: OpenChannel
  /** Absent where nothing is on the device. */
  readonly carryOver?: CarryOver
  readonly onWakeUp: (wake: () => void) => void
  readonly later: Later
  readonly now: () => number
  readonly random: () => number
  readonly serverDate: () => Promise<Date | null>
  /** Asks the browser not to evict what is stored. */
  readonly persist: () => void
  /** Records the number of drafts for pages that load none of this. */
  readonly mark: (count: number) => void
}
