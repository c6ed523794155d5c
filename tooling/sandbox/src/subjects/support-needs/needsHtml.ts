import { escapeHtml } from '../../html/escapeHtml.ts'
import { staffCopy as copy } from './copy.ts'
import type { SupportNeeds } from './supportNeedsRows.ts'

/** Returns the support needs for a page of the broker's staff; empty without any. */
export function needsHtml(needs: SupportNeeds | null): string {
  if (needs === null) return ''
  const rows = (Object.keys(copy.labels) as (keyof SupportNeeds)[]).flatMap((name) => {
    const value = name === 'format' ? needs.format && copy.formats[needs.format] : needs[name]
    return value === null ? [] : [`<dt>${copy.labels[name]}</dt><dd>${escapeHtml(value)}</dd>`]
  })
  return `<section>
<h3>${copy.title}</h3>
<dl>
${rows.join('\n')}
</dl>
</section>`
}

/** Returns the notes beside a customer's phone number: the safe times, and the representative. */
export function phoneNotes(needs: SupportNeeds | null): readonly string[] {
  const { safeTimes, representativeName, representativePhone } = needs ?? {}
  return [
    safeTimes && copy.callOnly(safeTimes),
    representativeName && representativePhone && copy.speakWith(representativeName, representativePhone),
  ].filter((note) => !!note) as readonly string[]
}
