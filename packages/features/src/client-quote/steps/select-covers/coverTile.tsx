import type { CoverKind } from '@coverkit/core'
import { COVER_FACTS } from '#cover/facts'
import { COVER_SKETCHES } from '#cover/sketches'
import { COVER_WORDS } from '#cover/words'
import { CoverFacts } from './CoverFacts.tsx'
import { selectCoversCopy as copy } from './copy.ts'

/** A cover as a tile to choose: what it pays and when, and behind a line what it is for and what it isn't. */
export const coverTile = (kind: CoverKind) => ({
  value: kind as string,
  label: COVER_WORDS[kind].name,
  sketch: COVER_SKETCHES[kind],
  text: COVER_FACTS[kind].pays,
  more: { summary: copy.more, content: <CoverFacts kind={kind} /> },
})
