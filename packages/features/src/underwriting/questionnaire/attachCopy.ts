export const attachCopy = {
  title: 'Your answers so far',
  tick: 'Send the answers I’ve given so far',
  hint: 'They’re about your health and lifestyle. We encrypt them, and delete them a day after the last appointment time you ask for.',
  shown: (count: number) => (count === 1 ? 'See the answer' : `See all ${count} answers`),
}
