/** Texts of every page on which declarations are made and signed. */
export const signingCopy = {
  title: 'Declarations',
  change: 'Change',
  declarations: 'Your declarations',
  declarationsLead: 'By signing, you confirm each of these:',
  accept: 'I make these declarations',
  sign: 'Type your full name to sign',
}

export const missingBeforeSigning = {
  title: 'You can’t submit yet',
  text: 'Open each step, answer what it asks and keep pressing Continue until you’re back here.',
}
