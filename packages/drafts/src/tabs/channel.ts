/** A message between tabs. `queued`: a new request has to be sent. `discarded`: the user signed out. */
export interface Message {
  readonly type: 'changed' | 'queued' | 'discarded'
  readonly flow: string
}

export type OpenChannel = (onMessage: (message: Message) => void) => (message: Message) => void

/** Messages to the other tabs of this brand; without BroadcastChannel they find out when they are next looked at. */
export function openChannel(brand: string): OpenChannel {
  return (onMessage) => {
    if (!globalThis.BroadcastChannel) return () => undefined
    const channel = new BroadcastChannel(`drafts:${brand}`)
    channel.onmessage = ({ data }) => onMessage(data)
    return (message) => channel.postMessage(message)
  }
}
