import type { Offering } from '@coverkit/brand'
import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { headingId } from '../reading/headingId.ts'
import type { Entry } from '../reading/readMarkdown.ts'

export type Question = { id: string; question: string; answer: readonly RootContent[] }

/** Returns the questions of a section that a brand answers, in order. Throws when there is text before the first. */
export function questionsOf(entry: Entry, brand: Offering): readonly Question[] {
  const questions: { id: string; question: string; answer: RootContent[] }[] = []
  for (const node of entry.bodyOf(brand).children) {
    if (node.type === 'heading' && node.depth === 2) {
      questions.push({ id: headingId(node), question: textOf(node), answer: [] })
    } else {
      const current = questions.at(-1)
      if (!current) throw new Error(`faq/${entry.slug} has text before its first question`)
      current.answer.push(node)
    }
  }
  return questions
}

/** An answer as plain words, a paragraph or a list item at a time. */
export function answerText({ answer }: Question): string {
  return answer
    .flatMap((node) => (node.type === 'list' ? node.children : [node]))
    .map((node) => textOf(node))
    .join(' ')
}
