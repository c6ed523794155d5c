export const resumeCopy = {
  linkSubject: 'Your link to continue',
  linkOpening: 'You asked us to keep your answers so that you can continue later. This link opens them:',
  linkText: 'Continue where you left off',
  linkEnds: (date: string) => `It works until ${date}. After that we delete the answers.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can open your answers without it.',
  notYou:
    'If you didn’t ask for this message, you can delete it. We’ll delete the saved answers when the link expires.',
  codeSubject: 'Your code to continue',
  codeOpening: (code: string) => `Your code is ${code}.`,
  codeEnds: 'It works once, for 10 minutes.',
  codeNotYou:
    'If you didn’t just open a link to continue, ignore this email and don’t give the code to anyone.',
}
