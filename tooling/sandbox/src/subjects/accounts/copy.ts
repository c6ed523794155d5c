export const accountCopy = {
  greeting: 'Hello,',
  exportedSubject: 'Someone downloaded the data we hold about you',
  exported:
    'Someone has just downloaded everything we hold about you from your account. If that was you, please keep the file somewhere safe.',
  changedSubject: (reference: string) => `We have your request to change your cover (${reference})`,
  changed: (insurer: string | null, number: string) =>
    `We have your request to change policy ${number}${insurer === null ? '' : ` with ${insurer}`}, and we’re passing it on to the insurer.`,
  changedNext: 'Your request doesn’t change anything until the insurer has acted on it.',
  changedFollow: 'Log in to your account to follow it and download your copy.',
  changedIncrease:
    'You’ve asked for an increase after a life event. The insurer decides once it has your proof. You can send it from your account.',
  private: 'For your privacy, this message leaves out the details of what you asked for.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
}
