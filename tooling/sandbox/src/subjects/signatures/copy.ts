export const signatureCopy = {
  linkSubject: 'Please sign a life insurance application',
  linkOpening:
    'You’ve been named as the second policy holder in a life insurance application made with us. This link shows what it’s for, and lets you sign it:',
  linkText: 'See the application and sign',
  linkEnds: (date: string) => `It works until ${date}. After that you can open it and ask for a new one.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can sign in your name without it.',
  noHealth: 'We won’t ask about your health, and you won’t see what the other person told us about theirs.',
  notYou: 'If you don’t know about this application, don’t sign. Nothing happens without your signature.',
  signedSubject: (reference: string) => `Application ${reference}: both signatures are in`,
  signedBySecond: (reference: string, date: string) =>
    `You signed application ${reference} on ${date}. Thank you.`,
  signedForFirst: (reference: string, date: string) =>
    `The second policy holder signed application ${reference} on ${date}. We now have both signatures.`,
  receipt: (date: string) =>
    `You can get a receipt for what you signed until ${date}: open the link you signed with again.`,
  next: 'We’ll pass the application on to the insurer and email you its decision. The cover you applied for starts once the insurer accepts.',
  quote: (reference: string) => `Quote ${reference} when you call or write to us.`,
  notSigned: 'If that wasn’t you, call us straight away.',
}

export const identityCopy = {
  linkSubject: 'Please confirm who you are',
  linkOpening:
    'You’ve signed as the second policy holder. The last thing we need from you is an identity check. This link takes you there. It only takes a minute or two:',
  linkText: 'Confirm who you are',
  linkEnds: (date: string) =>
    `It replaces the link you signed with, and works until ${date}. After that, the other policy holder can have a new one sent to you.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can do the check for you without it.',
  noHealth:
    'Have two documents handy, such as your driver licence and your Medicare card. We don’t keep their numbers, and we’ll never email or phone you to ask for them.',
  notYou: 'If you haven’t signed anything with us, you can delete this message.',
}

export const transferSignatureCopy: typeof signatureCopy = {
  ...signatureCopy,
  linkSubject: 'Please sign a transfer of insurance policies',
  linkOpening:
    'You’ve been named as a joint owner of insurance policies that we’ve been asked to look after. This link shows which policies they are, and lets you sign:',
  linkText: 'See the policies and sign',
  noHealth: 'Nothing about your cover changes, and we won’t ask about your health.',
  notYou:
    'If you don’t know about these policies, don’t sign. We won’t send anything to an insurer without your signature.',
  signedSubject: (reference: string) => `Transfer ${reference}: both signatures are in`,
  signedBySecond: (reference: string, date: string) =>
    `You signed transfer ${reference} on ${date}. Thank you.`,
  signedForFirst: (reference: string, date: string) =>
    `The second policy holder signed transfer ${reference} on ${date}. We now have both signatures.`,
  next: 'Your letters are on their way to the insurers, and we’ll email you when something changes. Please keep paying your premiums, and don’t cancel anything.',
}
