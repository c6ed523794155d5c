/** Texts of the messages about changes of an account. */
export const accountChangedCopy = {
  passwordSubject: 'Your password has changed',
  password: {
    changed:
      'The password for your account has just been changed. Every other device is logged out within an hour.',
    reset:
      'The password for your account has just been reset with a code we sent to this address. Every device is logged out within an hour.',
  },
  detailsSubject: 'Your details have changed',
  opening: 'These details in your account have just been changed:',
  details: {
    name: 'Your name',
    dateOfBirth: 'Your date of birth',
    mobile: 'Your mobile number',
    postalAddress: 'Your postal address',
  },
  private:
    'For your privacy, this message leaves out the details themselves. You’ll find them in your account.',
  notYou:
    'If that was you, there’s nothing to do. If it wasn’t, someone may have got into your account: reset your password, which logs everyone out, and call us.',
  resetText: 'Reset my password',
  resetWithoutLink: 'You can reset it on our site, from the log-in page.',
  newAddressSubject: 'You now log in with this address',
  newAddress: 'Your account now uses this address. You log in with it, and this is where we write to you.',
  newAddressNotYou: 'If you don’t have an account with us, please call us.',
  releasedSubject: 'An old email address can’t get your account back any more',
  released: (masked: string) =>
    `We were told, with the password for your account, that ${masked} is no longer yours. Nobody can use it to get the account back any more.`,
  releasedNotYou:
    'If that was you, there’s nothing to do. If it wasn’t, someone may have got into your account: please call us.',
}
