/** Words of the account's first page. */
export const accountCopy = {
  title: 'Your account',
  who: (who: string) => `Logged in as ${who}.`,
  back: 'Back to your account',
  thisDevice: 'This device',
  thisDeviceMore: 'This device, and logging out everywhere',
  remembered:
    'You’ll stay logged in on this device for up to 30 days, or until you log out. If you don’t use the site for 15 minutes, we’ll hide your details until you press Continue.',
  notRemembered:
    'You’ll be logged out when you close the browser, or after 15 minutes without activity. The answers saved on this device then stay on it; if you log out yourself, we delete them.',
  shared:
    'This is a shared computer. We don’t save your answers on it, and you’ll be logged out when you close the browser, or after 15 minutes without activity.',
  logOutText:
    'Logging out deletes the answers on this device. The answers we’ve already received stay in your account for 30 days after your last change.',
  logOut: 'Log out',
  everywhere: 'Log out everywhere',
  everywhereText:
    'Lost your phone, or used someone else’s computer? Log out everywhere, including here. A page that’s open on another device may stay logged in for up to an hour.',
  everywhereBusy: 'Logging out',
  everywhereFailed: 'We couldn’t connect, so you’re still logged in everywhere. Try again in a minute.',
  asideLabel: 'What you can do, and help',
  help: {
    title: 'Need a hand?',
    text: 'We’re happy to go through any of this with you.',
    call: (phone: string) => `Call ${phone}`,
    more: 'Other ways to reach us',
  },
  next: 'What you can do',
  links: [
    { icon: 'change', label: 'Change my cover', href: '/account/change-my-cover/premium-type' },
    { icon: 'review', label: 'Review my cover', href: '/account/review-my-cover' },
    {
      icon: 'increase',
      label: 'Guaranteed future insurability',
      href: '/account/guaranteed-future-insurability',
    },
    { icon: 'claim', label: 'Make a claim', href: '/account/make-a-claim' },
    { icon: 'inCase', label: 'If something happens to me', href: '/account/if-something-happens' },
    { icon: 'details', label: 'Update my details', href: '/account/update-my-details' },
    { icon: 'help', label: 'Extra help from us', href: '/account/extra-help' },
    { icon: 'identity', label: 'Identity check', href: '/account/identity-check' },
  ] as const,
  /** The last line of the page. */
  nothingYet: {
    drafts: 'Drafts',
    names: {
      claims: 'claims',
      applications: 'applications',
      changes: 'changes',
      transfers: 'transfers',
      drafts: 'drafts',
      quotes: 'saved quotes',
      documents: 'documents',
    },
    text: (names: readonly string[]) => {
      const last = names.at(-1) ?? ''
      const rest = names.slice(0, -1)
      return rest.length === 0 ? `No ${last} yet.` : `No ${rest.join(', ')} or ${last} yet.`
    },
    links: [
      { of: 'quotes', href: '/client-quote/select-covers', label: 'Get a quote' },
      { of: 'transfers', href: '/transfer-policy/policy-holders', label: 'Transfer a policy to us' },
    ] as const,
  },
}
