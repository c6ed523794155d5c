/** Texts of the message that confirms an application. */
export const submissionCopy = {
  subject: (reference: string) => `We have your application ${reference}`,
  greeting: 'Hello,',
  insurer: 'the insurer',
  opening: (insurer: string) => `Thank you. We have your application for life insurance with ${insurer}.`,
  next: (insurer: string) =>
    `We’ll check it and pass it on to ${insurer}. The cover you applied for starts once the insurer accepts you.`,
  afterSignature: (insurer: string) =>
    `Once the second policy holder has signed, we’ll pass it on to ${insurer}. The cover you applied for starts once the insurer accepts you.`,
  interim: (insurer: string, until: string) =>
    `While ${insurer} decides, it covers you for death by accident, until ${until} at the latest.`,
  otherCover:
    'If this cover will replace another policy, please don’t cancel the old one until the new cover has started.',
  account: 'If you have an account, log in to see your application:',
  accountText: 'See it in your account',
  device: 'On the device and browser you applied with, you can also open it here:',
  deviceText: 'Open it on this device',
  copy: 'On any other device, you can open it without an account. We’ll email you a code and ask for your date of birth:',
  copyText: 'Open it with a code',
  private:
    'For your privacy, this message says which insurer you chose and what the cover costs. It leaves out your other answers.',
  notYou: 'If you didn’t apply, please call us and quote the reference.',
}
