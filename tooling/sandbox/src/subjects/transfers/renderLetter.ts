import type { Waiting } from '../../limits/makeQueue.ts'
import { renderInTurn } from '../../rendering/renderInTurn.ts'
import { type Letter, letterDocument } from './letterDocument.ts'

/**
 * Renders a letter as a tagged PDF; the same letter gives the same bytes.
 * @throws Problem 503 `busy`
 */
export const renderLetter = (waiting: Waiting, letter: Letter): Promise<Buffer> =>
  renderInTurn(waiting, {
    document: letterDocument(letter),
    createdAt: new Date(`${letter.date}T00:00:00Z`),
  })
