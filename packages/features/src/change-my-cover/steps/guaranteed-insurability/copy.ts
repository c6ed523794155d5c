export const insurabilityCopy = {
  title: 'Guaranteed future insurability',
  lead: 'After certain events in your life you may be able to increase your cover without health questions.',
  questionTitle: 'Has one of these happened?',
  events: [
    'You married, registered a relationship, divorced or separated.',
    'You had or adopted a child, or a child started secondary school or university.',
    'You took out a mortgage, or a larger one.',
    'Your spouse died, or you became a carer.',
    'Your salary rose by 15% or more.',
  ],
  limit:
    'There’s a time limit of 60 days after the event, so ask before you go on here. It’s a request of its own: what you change on these pages stays as it is.',
  link: 'Increase your cover after an event',
  none: 'If none of them has happened, go on.',
  aside: {
    title: 'Why this comes first',
    text: 'An increase after an event needs proof of the event, but no health questions. An increase on these pages needs them.',
    why: 'If your health has changed, this may be the only way to more cover at normal terms.',
  },
}
