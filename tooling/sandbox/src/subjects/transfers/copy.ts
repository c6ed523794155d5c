export const transferCopy = {
  submittedSubject: (reference: string) => `We have your transfer ${reference}`,
  greeting: 'Hello,',
  opening: 'Thank you. You’ve asked us to look after your existing policies from now on.',
  waiting:
    'We’ll send the letters to your insurers once the second policy holder has signed. We’ve emailed them a link.',
  sent: 'We’re sending a letter to each of your insurers now. A transfer usually takes about 20 business days.',
  unchanged:
    'Your cover, price and insurer stay the same. Please don’t cancel anything, and keep paying your premiums.',
  account: 'If you have an account, log in to see where each policy is up to:',
  accountText: 'See it in your account',
  device: 'On the device and browser you used, you can also see it here:',
  deviceText: 'Open it on this device',
  private: 'For your privacy, we don’t put whole policy numbers in emails.',
  notYou: 'If you didn’t ask for this, please call us and quote the reference.',
  stageSubject: (reference: string) => `Transfer ${reference}: an update on your policies`,
  stageOpening: (reference: string) => `There’s news about transfer ${reference}:`,
  policy: (insurer: string, number: string | null) =>
    number === null ? `${insurer}, number not known` : `${insurer}, policy ${number}`,
  stages: {
    sent: 'we’ve sent the letter to the insurer.',
    'with-insurer': 'the insurer has our letter and is working on it.',
    'needs-you':
      'the insurer couldn’t find this policy. Please check the number on your schedule and call us.',
    transferred: 'done. We look after this policy for you now.',
  },
  line: (policy: string, stage: string) => `${policy}: ${stage}`,
}
