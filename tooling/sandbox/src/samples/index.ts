import { readFileSync } from 'node:fs'
import { signedByBrand } from '../mail/signedByBrand.ts'
import { renderHtml } from '../rendering/renderHtml.ts'
import { OWN_CONTENT, renderPdfs } from '../rendering/renderPdfs.ts'
import { sampleMails } from './sampleMails.ts'
import { samplePapers } from './samplePapers.ts'

export type { SampleMail } from './SampleMail.ts'
export { sampleMails }

/** A document in the form that customers get. */
export interface RenderedPaper {
  readonly name: string
  /** A whole page with its stylesheet. */
  readonly html: string
  /** The file. */
  readonly pdf: Uint8Array
}

const PUBLISHED = new Date('2026-11-23T00:00:00Z')
const stylesheet = readFileSync(new URL('../http/pages.css', import.meta.url), 'utf8')
const LINK = '<link rel="stylesheet" href="/pages.css">'

/** Placeholders for a message in a brand's letter. */
export const PLACES = { subject: '{{subject}}', html: '{{html}}', text: '{{text}}' } as const

/** Returns a brand's letter, HTML and text, with placeholders; the parts of a message replace them unchanged. */
export const letterOf = (accountName: string): { readonly html: string; readonly text: string } =>
  signedByBrand({ to: '', ...PLACES }, accountName)

/** Renders every sample document as a page and as a PDF. */
export async function renderedPapers(): Promise<readonly RenderedPaper[]> {
  const papers = await samplePapers()
  const files = await renderPdfs(
    papers.map(({ document }) => ({ document, createdAt: PUBLISHED })),
    OWN_CONTENT,
  )
  return papers.map(({ name, document }, index) => ({
    name,
    html: renderHtml(document).replace(LINK, `<style>${stylesheet}</style>`),
    pdf: files[index] ?? new Uint8Array(),
  }))
}
