import type { Nodes, Root } from 'mdast'
import { headingId } from './headingId.ts'
import { unknownSlots } from './slots.ts'

/** Node types that the pages can render. Raw HTML, pictures and code are not among them. */
const SHOWN: readonly Nodes['type'][] = [
  'root',
  'blockquote',
  'emphasis',
  'heading',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
]

const ADDRESS = /^(\/(?!\/)|#|https:\/\/|tel:|mailto:|\{)/

const everyNode = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(everyNode) : []),
]

function errorsOf(node: Nodes): string[] {
  if (!SHOWN.includes(node.type)) return [`${node.type} cannot be shown`]
  if (node.type === 'heading' && (node.depth < 2 || node.depth > 3)) {
    return ['headings are of level 2 or 3; the title is the only one above']
  }
  if (node.type === 'table' && node.children[0]?.children.some((cell) => cell.children.length === 0)) {
    return ['a column of a table has no name']
  }
  if (node.type === 'text') return unknownSlots(node.value).map((slot) => `no slot is called ${slot}`)
  if (node.type !== 'link') return []
  const errors = ADDRESS.test(node.url) ? [] : [`the address ${node.url} is not one of ours and not https`]
  return [...errors, ...unknownSlots(node.url).map((slot) => `no slot is called ${slot}`)]
}

/** The paragraph before a table, in emphasis, is its caption. */
export function isCaption(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis'
}

/** Why a text cannot become a page; an empty list is a pass. */
export function findBodyErrors(body: Root): string[] {
  const headings = everyNode(body).filter((node) => node.type === 'heading')
  const ids = headings.map(headingId)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const bare = body.children.filter(
    (node, index) => node.type === 'table' && !isCaption(body.children[index - 1]),
  )
  return [
    ...everyNode(body).flatMap(errorsOf),
    ...twice.map((id) => `two headings have the id ${id}`),
    ...bare.map(() => 'a table has no caption: put a paragraph in *emphasis* before it'),
  ]
}
