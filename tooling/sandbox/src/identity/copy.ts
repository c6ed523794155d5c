export const addressCopy = {
  subject: 'The email address for your account has changed',
  opening: (masked: string) =>
    `You now log in with ${masked} instead of this address. From now on we write to you there.`,
  notYou:
    'If that was you, there’s nothing to do. If it wasn’t, someone may have got into your account. You have 7 days to get it back: reset your password with this address, and you’ll log in with it again.',
  back: 'Reset your password here:',
  backText: 'Reset my password and get my address back',
  backWithoutLink: 'On our site, choose to reset your password and enter this address.',
  out: 'That logs everyone out of the account. If you need help, call us.',
  backSubject: 'An account no longer uses this address',
  isBack:
    'The account that used this address has gone back to the one it had before, and we’ve logged everyone out of it. If you have questions, call us.',
}

export const codeCopy = {
  purposes: {
    'sign-up': {
      subject: 'Your confirmation code',
      opening: 'Thank you for signing up. Enter this code to confirm your address.',
    },
    reset: {
      subject: 'Your code to reset your password',
      opening: 'You asked to reset your password. Enter this code with your new password.',
    },
    attribute: {
      subject: 'Your code to verify your address',
      opening: 'You asked to use this address for your account. Enter this code to verify it.',
    },
    contact: {
      subject: 'Your verification code',
      opening: 'Enter this code to confirm it’s you.',
    },
    signature: {
      subject: 'Your code to sign',
      opening: 'Enter this code to see what you’re asked to sign, and to sign it.',
    },
    identity: {
      subject: 'Your code for the identity check',
      opening: 'Enter this code to start your identity check.',
    },
    'second-receipt': {
      subject: 'Your code for your receipt',
      opening: 'Enter this code to get the receipt for what you signed.',
    },
    'death-claim': {
      subject: 'Your code to send your claim',
      opening: 'Enter this code to send us your claim for someone who has died.',
    },
    copy: {
      subject: 'Your code to open your application',
      opening: 'Enter this code, and your date of birth, to open the copy of your application.',
    },
    trusted: {
      subject: 'Your code to open the page',
      opening:
        'Enter this code, and the date of birth of the person who trusts you, to see their life insurance details.',
    },
  },
  code: (code: string) => `Your code is ${code}.`,
  holds: 'It works once, for 10 minutes.',
  secret: 'We’ll never ask you for it. Don’t share it with anyone.',
  notYou: 'If you didn’t ask for this message, you can delete it.',
}
