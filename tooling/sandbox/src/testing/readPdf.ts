import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface StructureNode {
  role: string
  /** Text that is read out instead of the drawn one. */
  alt?: string
  scope?: string
  children: StructureNode[]
  /** The text drawn directly in it on this page, each run of spaces as one. */
  text: string
}

export interface ReadPdf {
  pages: { text: string; structure: StructureNode[] }[]
  info: { title: string; author: string; language: string; created: string }
  /** The title in the XML metadata. */
  xmlTitle: string
  marked: boolean
  displaysTitle: boolean
  bookmarks: { title: string; below: { title: string; below: string[] }[] }[]
}

interface RawNode {
  role?: string | undefined
  alt?: string | undefined
  scope?: string | undefined
  type?: string | undefined
  id?: string | undefined
  children?: RawNode[] | undefined
}

interface Bookmark {
  title: string
  items: Bookmark[]
}

/** Reads a PDF with pdf.js, which shares no code with the writer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const { all, byId } = textsOf(items)
    const tree: RawNode = (await page.getStructTree()) ?? {}
    pages.push({ text: tidy(all), structure: (tree.children ?? []).map((node) => nodeOf(node, byId)) })
  }
  const { info, metadata } = await pdf.getMetadata()
  const plain = new Map<string, unknown>(Object.entries(info))
  // A map, although its type differs.
  const marks: unknown = await pdf.getMarkInfo()
  const outline: Bookmark[] = (await pdf.getOutline()) ?? []
  const read: ReadPdf = {
    pages,
    info: {
      title: String(plain.get('Title')),
      author: String(plain.get('Author')),
      language: String(plain.get('Language')),
      created: String(plain.get('CreationDate')),
    },
    xmlTitle: String(metadata?.get('dc:title')),
    marked: marks instanceof Map && marks.get('Marked') === true,
    displaysTitle: (await pdf.getViewerPreferences())?.get('DisplayDocTitle') === true,
    bookmarks: outline.map(({ title, items }) => ({
      title,
      below: items.map((item) => ({ title: item.title, below: item.items.map((leaf) => leaf.title) })),
    })),
  }
  await task.destroy()
  return read
}

/** Lists these nodes and their descendants in reading order. */
export const flatten = (nodes: readonly StructureNode[]): StructureNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

type TextItems = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']
  >
>['items']

function textsOf(items: TextItems): { all: string; byId: Map<string, string> } {
  const byId = new Map<string, string>()
  let all = ''
  let id: string | undefined
  for (const item of items) {
    if ('str' in item) {
      const text = item.str + (item.hasEOL ? '\n' : '')
      all += text
      if (id) byId.set(id, (byId.get(id) ?? '') + text)
    } else if (item.type === 'endMarkedContent') id = undefined
    else id = item.id
  }
  return { all, byId }
}

function nodeOf({ role = '', alt, scope, children = [] }: RawNode, byId: Map<string, string>): StructureNode {
  return {
    role,
    ...(alt !== undefined && { alt }),
    ...(scope !== undefined && { scope }),
    text: tidy(
      children
        .filter(({ type }) => type === 'content')
        .map(({ id = '' }) => byId.get(id) ?? '')
        .join(' '),
    ),
    children: children.filter((child) => child.role).map((child) => nodeOf(child, byId)),
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
