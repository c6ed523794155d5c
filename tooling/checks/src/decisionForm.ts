/** The parts of a decision, in their order. */
const PARTS = ['Context', 'Decision', 'Other ways', 'Consequences']

/** Returns the faults in a decision's form: a title with its number, then each part once, none of them empty. */
export function decisionFaults(file: string, text: string): readonly string[] {
  const [title = '', ...sections] = text.split(/^## /m)
  const number = /^(\d{4})-/.exec(file)?.[1] ?? 'a number'
  const parts = sections.map((section) => section.split('\n', 1)[0] ?? '')
  const empty = sections.filter((section) => section.split('\n').slice(1).join('').trim() === '')
  return [
    ...(title.startsWith(`# ${number} `) ? [] : [`${file}: begins with a title that has no "${number}"`]),
    ...(title.trim().includes('\n') ? [`${file}: has text before its first part`] : []),
    ...(parts.join() === PARTS.join() ? [] : [`${file}: has the parts ${parts.join(', ') || 'of nothing'}`]),
    ...empty.map((section) => `${file}: has nothing under ${section.trim()}`),
  ]
}
