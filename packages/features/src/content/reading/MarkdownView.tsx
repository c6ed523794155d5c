import { type BrandData, useBrand } from '@coverkit/brand'
import { Heading, Link, Table } from '@coverkit/ui'
import type { Nodes, RootContent, Table as TableNode } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { ReactNode } from 'react'
import { isCaption } from './findBodyErrors.ts'
import { headingId } from './headingId.ts'
import * as styles from './markdown.css.ts'
import type { Entry } from './readMarkdown.ts'
import { fillAddress, fillSlots } from './slots.ts'

const keyOf = (node: Nodes) => String(node.position?.start.offset)

function TableView({ node, caption, brand }: { node: TableNode; caption: string; brand: BrandData }) {
  const [head, ...rows] = node.children
  const columns = (head?.children ?? []).map((cell, index) => ({
    key: String(index),
    header: fillSlots(textOf(cell), brand),
    align: node.align?.[index] === 'right' ? ('end' as const) : undefined,
    rowHeader: index === 0,
  }))
  const cellsOf = (row: (typeof rows)[number]) =>
    Object.fromEntries(row.children.map((cell, index) => [String(index), show(cell.children, brand)]))
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows.map((row) => ({ id: keyOf(row), cells: cellsOf(row) }))}
      narrow={columns.length > 3 ? 'stack' : 'fit'}
    />
  )
}

function ListView({ node, brand }: { node: Extract<Nodes, { type: 'list' }>; brand: BrandData }) {
  const Element = node.ordered ? 'ol' : 'ul'
  return (
    <Element className={styles.list}>
      {node.children.map((item) => (
        <li key={keyOf(item)}>
          {item.children.map((child) =>
            child.type === 'paragraph' && !item.spread ? show(child.children, brand) : showOne(child, brand),
          )}
        </li>
      ))}
    </Element>
  )
}

function showOne(node: Nodes, brand: BrandData, before?: Nodes): ReactNode {
  const key = keyOf(node)
  switch (node.type) {
    case 'text':
      return fillSlots(node.value, brand)
    case 'paragraph':
      return <p key={key}>{show(node.children, brand)}</p>
    case 'strong':
      return <strong key={key}>{show(node.children, brand)}</strong>
    case 'emphasis':
      return <em key={key}>{show(node.children, brand)}</em>
    case 'link':
      return (
        <Link key={key} href={fillAddress(node.url, brand)}>
          {show(node.children, brand)}
        </Link>
      )
    case 'heading':
      return (
        <Heading
          key={key}
          level={node.depth === 2 ? 2 : 3}
          size={node.depth === 2 ? 24 : 20}
          id={headingId(node)}
        >
          {show(node.children, brand)}
        </Heading>
      )
    case 'list':
      return <ListView key={key} node={node} brand={brand} />
    case 'blockquote':
      return (
        <div key={key} className={styles.example}>
          {show(node.children, brand)}
        </div>
      )
    case 'table':
      return (
        <TableView
          key={key}
          node={node}
          caption={before ? fillSlots(textOf(before), brand) : ''}
          brand={brand}
        />
      )
    default:
      throw new Error(`${node.type} cannot be shown`)
  }
}

function show(nodes: readonly Nodes[], brand: BrandData): ReactNode[] {
  const shown = nodes.filter((node, index) => !(isCaption(node) && nodes[index + 1]?.type === 'table'))
  return shown.map((node) => showOne(node, brand, nodes[nodes.indexOf(node) - 1]))
}

/** Shows the whole text of a page. */
export function EntryView({ entry }: { entry: Entry }) {
  return <MarkdownView nodes={entry.bodyOf(useBrand()).children} />
}

/** Shows a text with the kit's components and the brand's words. */
export function MarkdownView({ nodes }: { nodes: readonly RootContent[] }) {
  return <div className={styles.prose}>{show(nodes, useBrand())}</div>
}
