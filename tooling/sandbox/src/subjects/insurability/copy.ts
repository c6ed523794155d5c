export const insurabilityCopy = {
  greeting: 'Hello,',
  subject: 'We have your request to increase your cover',
  received: (insurer: string | null, number: string) =>
    `We have your request to increase your cover under policy ${number}${insurer === null ? '' : ` with ${insurer}`} after a life event, and we’re passing it on to the insurer.`,
  proof:
    'The insurer decides once it has proof of the event. If you haven’t sent it yet, log in on our site and add it to your request under “Guaranteed future insurability”.',
  until: 'Your request doesn’t change anything until the insurer agrees.',
  private: 'For your privacy, this message doesn’t say what happened or how much you asked for.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
}
