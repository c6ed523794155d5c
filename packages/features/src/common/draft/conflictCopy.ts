export const conflictCopy = {
  title: 'This was changed in another tab.',
  text: 'Choose what stays. All other changes of both tabs are kept.',
  last: 'Changed last',
  before: 'Changed before',
  everything: 'All answers of this form',
  asLast: 'As they were changed last',
  asBefore: 'As they were changed before',
  use: 'Use these answers',
}
