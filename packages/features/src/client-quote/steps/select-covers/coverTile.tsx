import type { CoverKind } from '@coverkit/core'
import { coverSketches } from '#cover/sketches'
import { CoverFacts } from './CoverFacts.tsx'
import { selectCoversCopy as copy } from './copy.ts'

/** A cover as a tile to choose: what it pays and when, and behind a line what it is for and what it isn't. */
export const coverTile = (kind: CoverKind) => ({
  value: kind as string,
  label: copy.covers[kind],
  sketch: coverSketches[kind],
  text: copy.facts[kind].pays,
  more: { summary: copy.more, content: <CoverFacts kind={kind} /> },
})
