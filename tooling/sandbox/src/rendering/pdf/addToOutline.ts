type Bookmark = PDFKit.PDFOutline

// The space above the line that a bookmark leads to.
const MARGIN = 40

/** Starts the bookmarks with the title; returns a function that adds sections and their parts. */
export function addToOutline(
  pdf: PDFKit.PDFDocument,
  title: string,
): (level: 2 | 3, text: string, y: number) => void {
  const top = pdf.outline.addItem(title, { expanded: true })
  let section: Bookmark = top
  return (level, text, y) => {
    // The types are outdated: `top` exists since PDFKit 0.18.
    const options = { expanded: true, top: Math.max(y - MARGIN, 0) }
    const bookmark = (level === 2 ? top : section).addItem(text, options)
    if (level === 2) section = bookmark
  }
}
