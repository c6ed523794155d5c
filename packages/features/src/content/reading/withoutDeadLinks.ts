import { isAddressOffered, type Offering } from '@coverkit/brand'
import type { PhrasingContent, Root, RootContent } from 'mdast'

const POINTERS = ['See', 'Read about']

/** Returns the words before a sentence that only points to a link; null where the link stands within a sentence. */
function beforePointer(text: string): string | null {
  const words = text.trimEnd()
  const pointer = POINTERS.find((one) => words.endsWith(one)) ?? ''
  const before = words.slice(0, words.length - pointer.length).trimEnd()
  return before === '' || ['.', '?', '!'].includes(before.slice(-1)) ? before : null
}

const leadsNowhere = (node: PhrasingContent, brand: Offering) =>
  node.type === 'link' && node.url.startsWith('/') && !isAddressOffered(brand, node.url)

/** Returns the nodes after the full stop of a sentence. */
function afterSentence(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const at = nodes.findIndex((node) => node.type === 'text' && node.value.includes('.'))
  const [last, ...rest] = nodes.slice(Math.max(at, 0))
  if (at < 0 || last?.type !== 'text') return []
  return [{ ...last, value: last.value.slice(last.value.indexOf('.') + 1) }, ...rest]
}

/** Leaves out a sentence that points to a page that the site lacks. Within another sentence, its link becomes text. */
function phrases(nodes: readonly PhrasingContent[], brand: Offering): PhrasingContent[] {
  const at = nodes.findIndex((node) => leadsNowhere(node, brand))
  const link = nodes[at]
  if (link?.type !== 'link') return [...nodes]
  const [before, after] = [nodes.slice(0, at), nodes.slice(at + 1)]
  const last = before.at(-1)
  const words = before.length === 0 ? '' : last?.type === 'text' ? beforePointer(last.value) : null
  if (words === null) return [...before, ...link.children, ...phrases(after, brand)]
  const start = last?.type === 'text' ? [...before.slice(0, -1), { ...last, value: words }] : before
  return [...start, ...phrases(afterSentence(after), brand)]
}

function inNode<Node extends RootContent>(node: Node, brand: Offering): Node {
  if (node.type === 'paragraph') return { ...node, children: phrases(node.children, brand) }
  return 'children' in node
    ? { ...node, children: node.children.map((child) => inNode(child as RootContent, brand)) }
    : node
}

const isEmpty = (node: RootContent) =>
  node.type === 'paragraph' &&
  node.children.every((child) => child.type === 'text' && child.value.trim() === '')

/** A text without links to pages that a brand's site leaves out. */
export const withoutDeadLinks = (body: Root, brand: Offering): Root => ({
  ...body,
  children: body.children.map((node) => inNode(node, brand)).filter((node) => !isEmpty(node)),
})
