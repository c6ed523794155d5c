export const closingCopy = {
  subject: (day: string) => `Your account closes on ${day}`,
  opening: (day: string) =>
    `You asked us to close your account. It closes on ${day}, and then we delete what we hold about you, apart from what the law says we have to keep.`,
  undo: (day: string) => `Changed your mind? Log in before ${day} and choose “Keep my account”:`,
  undoText: 'Log in and keep my account',
  undoWithoutLink: 'Log in on our site and open your account to keep it.',
  policies:
    'Closing your account doesn’t cancel a policy. Your cover continues, and you keep paying the insurer for it.',
  out: 'We’ve logged you out. A page that’s open on another device may stay logged in for up to an hour.',
  notYou: 'If you didn’t ask for this, log in, keep your account and change your password straight away.',
  openSubject: 'Your account stays open',
  stays: 'You’ve decided to keep your account. It’s open as before, and we haven’t deleted anything.',
  openNotYou: 'If that wasn’t you, change your password straight away, or call us.',
}
