import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { renderPdfs } from '../rendering/renderPdfs.ts'
import { type Letter, letterDocument } from './letterDocument.ts'

/** Each has a thread with its fonts, so that requests that come together would take the machine. */
const exclusively = limitConcurrency(1)

/** A letter as a tagged PDF; the same letter gives the same bytes. */
export async function renderLetter(letter: Letter): Promise<Buffer> {
  const createdAt = new Date(`${letter.date}T00:00:00Z`)
  const [pdf] = await exclusively(() => renderPdfs([{ document: letterDocument(letter), createdAt }]))
  if (pdf === undefined) throw new Error('No file was rendered')
  return pdf
}
