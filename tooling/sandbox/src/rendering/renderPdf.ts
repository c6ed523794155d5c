import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { escapeHtml } from '../html/escapeHtml.ts'
import { cleanText } from './cleanText.ts'
import { addPageLabels } from './pdf/addPageLabels.ts'
import { addToOutline } from './pdf/addToOutline.ts'
import { drawBlock, drawHeading } from './pdf/drawBlock.ts'
import { type Flow, startPage } from './pdf/Flow.ts'
import { makeMeasure } from './pdf/makeMeasure.ts'
import { styles } from './pdf/TextStyle.ts'
import type { TextDocument } from './TextDocument.ts'

// Declared here and not by the option `subset`, with which PDFKit adds a list of glyphs that PDF/UA does not need.
const CONFORMS_TO = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

/**
 * Renders a tagged PDF of A4 pages with embedded fonts, bookmarks and metadata, as PDF/UA-1. The same document and
 * date give the same bytes.
 */
export async function renderPdf(document: TextDocument, createdAt: Date): Promise<Buffer> {
  const title = cleanText(document.title)
  const pdf = startPdf(title, cleanText(document.publisher), createdAt)
  const bytes = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const flow: Flow = { pdf, root, y: 0, measure: makeMeasure() }
  startPage(flow)
  drawHeading(flow, 'H1', document.title, styles.title)
  const outline = addToOutline(pdf, title)
  for (const block of document.blocks) {
    drawBlock(flow, block)
    if (block.kind === 'heading') outline(block.level, cleanText(block.text), flow.y)
  }
  addPageLabels(flow, document.label ?? '')
  pdf.end()
  return bytes
}

function startPdf(title: string, publisher: string, createdAt: Date): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    info: {
      Title: title,
      Author: publisher,
      Creator: 'Coverkit',
      Producer: 'Coverkit',
      CreationDate: createdAt,
    },
  })
  pdf.appendXML(CONFORMS_TO)
  escapeMetadata(pdf, title, publisher)
  return pdf
}

/** Escapes title and author after PDFKit has written the plain ones, since it does not escape them in XML. */
function escapeMetadata(pdf: PDFKit.PDFDocument, title: string, publisher: string): void {
  const endMetadata = pdf.endMetadata.bind(pdf)
  pdf.endMetadata = () => {
    pdf.info.Title = escapeHtml(title)
    pdf.info.Author = escapeHtml(publisher)
    endMetadata()
  }
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}
