import { Children, type ReactNode } from 'react'

/**
 * Returns the children with each text in an element of its own. Browsers that translate a page replace bare texts,
 * which React then neither finds nor can put anything before.
 */
export function wordsApart(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  let words = ''
  const endWords = () => {
    if (words !== '') parts.push(<span key={`words-${parts.length}`}>{words}</span>)
    words = ''
  }
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') words += child
    else {
      endWords()
      parts.push(child)
    }
  }
  endWords()
  return parts
}
