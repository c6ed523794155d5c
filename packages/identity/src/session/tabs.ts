import type { SignOutReason } from './SessionState.ts'
import type { SessionRecord } from './sessionRecord.ts'
import type { Tokens } from './tokens.ts'

/** The messages between tabs. */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'session'; readonly record: SessionRecord; readonly tokens: Tokens | null }
  | { readonly type: 'signed-out'; readonly id: string; readonly reason: SignOutReason }
  | { readonly type: 'expired'; readonly record: SessionRecord }
  | { readonly type: 'away'; readonly id: string }
  | { readonly type: 'ask-idle' }
  | { readonly type: 'idle'; readonly idleMs: number }

/** The part of a BroadcastChannel that is needed. */
export interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null
  close(): void
}

export interface Tabs {
  /** @returns whether there is a channel */
  send(message: TabMessage): boolean
  open(): void
  close(): void
}

/** The other tabs, between `open` and `close`; silent where the browser has no channel. */
export function createTabs(
  name: string,
  openChannel: (name: string) => Channel | null,
  receive: (message: TabMessage) => void,
): Tabs {
  let channel: Channel | null = null
  return {
    send(message) {
      channel?.postMessage(message)
      return channel !== null
    },
    open() {
      channel ??= openChannel(name)
      if (channel) channel.onmessage = ({ data }) => receive(data)
    },
    close() {
      channel?.close()
      channel = null
    },
  }
}
