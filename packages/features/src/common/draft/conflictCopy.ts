export const conflictCopy = {
  title: 'This was changed in another tab.',
  text: 'Choose which to keep. We’ve kept all other changes from both tabs.',
  last: 'The latest change',
  before: 'The earlier change',
  everything: 'All the answers in this form',
  asLast: 'The latest version',
  asBefore: 'The earlier version',
  use: 'Use these answers',
}
