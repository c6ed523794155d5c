import type { Evaluation, SectionState } from '@coverkit/core/questionnaire'
import type { BarStep } from '@coverkit/ui'

/**
 * The sections that are needed, for the list beside a page. What is done is a link as long as nothing before it is
 * open: the flow leads back to the first open page from anything behind that.
 */
export function sectionsShown(
  { sections }: Pick<Evaluation, 'sections'>,
  current: string | null,
  hrefOf: (section: SectionState) => string,
): readonly BarStep[] {
  const needed = sections.filter(({ status }) => status !== 'not-needed')
  const firstOpen = needed.findIndex(({ status }) => status !== 'completed')
  return needed.map((section, index): BarStep => {
    const { id, title: label, status } = section
    if (id === current) return { id, label, state: 'current' }
    if (status !== 'completed') return { id, label, state: 'todo' }
    const isReached = firstOpen === -1 || index < firstOpen
    return { id, label, state: 'complete', ...(isReached && { href: hrefOf(section) }) }
  })
}
