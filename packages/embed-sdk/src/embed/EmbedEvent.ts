import type { FrameEvent } from '../protocol.ts'

/**
 * The frame has not answered in time, and a link stands in its place. The loader raises it by itself: a page that is not
 * listed, a policy, no network and a wrong address all leave the frame silent. When the frame answers later, `ready`
 * follows and the frame shows.
 */
export interface RefusedEvent {
  readonly type: 'refused'
  readonly reason: 'no-answer'
}

/** What a partner page hears: the events of the frame, and what the loader notices by itself. */
export type EmbedEvent = FrameEvent | RefusedEvent
