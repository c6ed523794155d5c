/**
 * Words for a signed-in customer: before they are logged out, when they come back, before answers would be lost.
 */
export const customerCopy = {
  idle: {
    title: 'Are you still there?',
    text: 'Nothing has happened here for 10 minutes. In another 5 minutes we’ll log you out, so nobody else sees your details.',
    stay: 'Stay signed in',
  },
  signedOut: {
    title: 'We’ve logged you out',
    text: {
      idle: 'Nothing happened here for 15 minutes, so we logged you out to keep your details private. Any answers we saved on this device are still here. Log in to carry on with them.',
      'idle-shared':
        'Nothing happened here for 15 minutes, so we logged you out to keep your details private. We haven’t kept any of your answers on this computer. Log in to carry on with the ones we have in your account.',
    },
    logIn: 'Log in',
    close: 'Close',
  },
  away: {
    title: 'Welcome back',
    text: 'You’ve been away for at least 15 minutes, so we’ve hidden this page. Anything you typed is still here.',
    goOn: 'Continue',
    busy: 'One moment',
    logOut: 'Not you? Log out',
    offline: 'You’re offline. Check your connection, then press Continue again.',
    failed: 'We can’t log you in right now. Please try again in a minute.',
  },
  leave: {
    title: 'We haven’t received some of your answers',
    text: 'We couldn’t send everything you entered. If you log out now, we’ll delete the answers on this device, including the ones we haven’t received.',
    still: 'We still couldn’t send them. Check your connection, or stay logged in and try again later.',
    sendNow: 'Send now',
    stay: 'Stay',
    discard: 'Discard',
    sending: 'Sending',
  },
}
