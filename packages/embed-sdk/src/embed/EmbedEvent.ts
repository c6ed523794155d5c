import type { FrameEvent } from '../protocol.ts'

/**
 * The frame has not answered in time and the loader has shown a link in its place. The loader raises this
 * event: a page that is not listed, a policy, no network and a wrong address all leave the frame silent. When
 * the frame answers later, `ready` follows and the frame shows.
 */
export interface RefusedEvent {
  readonly type: 'refused'
  readonly reason: 'no-answer'
}

/** Events for a partner page: those of the frame, and those that the loader raises. */
export type EmbedEvent = FrameEvent | RefusedEvent
