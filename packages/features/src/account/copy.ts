/** Words of the account's first page. */
export const accountCopy = {
  title: 'Your account',
  who: 'Signed in as',
  thisDevice: 'This device',
  remembered: 'You stay signed in on this device until you log out.',
  notRemembered: 'You are signed in until you close the browser, or for 15 minutes without activity.',
  logOut: 'Log out',
  everywhere: 'Log out everywhere',
  everywhereText:
    'Lost a phone, or used a computer that is not yours? This ends your sessions on all devices.',
  everywhereBusy: 'Logging out',
  everywhereFailed: 'We could not reach the sign-in service, so your sessions go on. Try again in a minute.',
  next: 'What you can do',
  links: [
    { label: 'Work out how much cover you need', href: '/life-insurance-calculator/about-you' },
    { label: 'Get a quote', href: '/client-quote/select-covers' },
    { label: 'Ask us to change your cover', href: '/contact-request?topic=change-cover' },
    { label: 'Ask us about a claim', href: '/contact-request?topic=claim' },
  ],
}
