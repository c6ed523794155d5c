type Bookmark = PDFKit.PDFOutline

// Above the line that a bookmark leads to.
const MARGIN = 40

/** Begins the bookmarks with the title; the function adds those of the sections and of their parts below. */
export function addToOutline(
  pdf: PDFKit.PDFDocument,
  title: string,
): (level: 2 | 3, text: string, y: number) => void {
  const top = pdf.outline.addItem(title, { expanded: true })
  let section: Bookmark = top
  return (level, text, y) => {
    // The types lag behind: `top` is since PDFKit 0.18.
    const options = { expanded: true, top: Math.max(y - MARGIN, 0) }
    const bookmark = (level === 2 ? top : section).addItem(text, options)
    if (level === 2) section = bookmark
  }
}
