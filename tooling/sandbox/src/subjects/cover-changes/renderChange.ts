import type { Waiting } from '../../limits/makeQueue.ts'
import { renderInTurn } from '../../rendering/renderInTurn.ts'
import { changeDocument, type SignedChange } from './changeDocument.ts'

/**
 * Renders the document of a change as a tagged PDF; the same change gives the same bytes.
 * @throws Problem 503 `busy`
 */
export const renderChange = (waiting: Waiting, signed: SignedChange): Promise<Buffer> =>
  renderInTurn(waiting, {
    document: changeDocument(signed),
    createdAt: new Date(signed.change.requestedAt),
  })
