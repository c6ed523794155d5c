export const claimCopy = {
  subject: 'Your code to add an application to an account',
  opening: 'Someone who’s logged in asked to add your application to their account.',
  link: 'If that was you, open this link in the browser you’re logged in with:',
  linkText: 'Add the application to my account',
  code: (code: string) => `Or enter this code: ${code}.`,
  holds: 'It works once, for 10 minutes.',
  secret:
    'Don’t share this code. Anyone who enters it can see your application, and we’ll never ask you for it by phone.',
  notYou: 'If that wasn’t you, you can delete this message. Nothing changes without the code.',
}

export const transferClaimCopy: typeof claimCopy = {
  ...claimCopy,
  subject: 'Your code to add a transfer to an account',
  opening: 'Someone who’s logged in asked to add your transfer to their account.',
  linkText: 'Add the transfer to my account',
  secret:
    'Don’t share this code. Anyone who enters it can see your transfer, and we’ll never ask you for it by phone.',
}
