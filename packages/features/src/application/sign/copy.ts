/** The words of `/sign`. */
export const signCopy = {
  title: 'Sign as second policy holder',
  lead: 'Someone has asked you to sign as second policy holder, because you’d own a policy together. Here you can see what you’re signing, check your details and sign.',
  busy: 'One moment',
  problem: 'There is a problem',
  errorMark: 'Error: ',
  request: {
    title: 'First, a code',
    text: 'So nobody else can sign for you, we’ll email a code to the address that got the link. You’ll need it together with your date of birth.',
    send: 'Send me the code',
  },
  code: {
    title: 'Enter the code and your date of birth',
    sent: (email: string) => `We’ve emailed a code to ${email}.`,
    dateOfBirth: 'Your date of birth',
    dateOfBirthHint:
      'For example, 27 3 1985. We ask for it in case our email has gone to someone else by mistake.',
    dateMissing: 'Enter your date of birth',
    dateFormat: 'Enter your date of birth as a real date, like 27 3 1985',
    go: 'Continue',
  },
  cover: {
    title: 'What you’re signing',
    insured: 'Person insured',
    holders: 'Policy holders',
    and: (first: string, second: string) => `${first} and ${second}`,
    reference: 'Reference',
    submitted: 'Submitted on',
  },
  documents: {
    title: 'Key documents',
    lead: 'Read these before you sign. Each opens in a new tab.',
    version: (version: string, date: string) => `Version ${version}, ${date}`,
    old: (phone: string) => `This edition isn’t published any more. Call us on ${phone} for a copy`,
    ours: {
      lead: 'From us:',
      terms: 'terms and conditions',
      guide: 'Financial Services Guide',
      privacy: 'privacy policy',
    },
  },
  details: {
    title: 'Your details',
    text: (first: string, phone: string) =>
      `${first} entered these for you. If something’s wrong, don’t sign yet. Call us on ${phone} and we’ll correct it.`,
    name: 'Name',
    dateOfBirth: 'Date of birth',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
  },
  declarations: {
    title: 'Your declarations',
    lead: 'By signing, you confirm each of these:',
    accept: 'I make these declarations',
    acceptMissing: 'Tick the box to make these declarations',
    sign: 'Type your full name to sign',
    signHint:
      'Your first and last name as in your details above. Typing it counts as your signature, with the date and time.',
    signMissing: 'Type your full name to sign',
    tooLong: 'Use 101 characters or fewer for your name',
    letters: 'Type your name with letters, spaces, apostrophes, hyphens and full stops',
    otherName: (name: string) =>
      `We have your name as ${name}. Sign with the same first and last name, or call us if it’s wrong`,
    submit: 'Sign',
  },
  done: {
    title: 'Thank you. You’ve signed',
    text: (insurer: string) =>
      `We have both signatures, so the application can go ahead. We’ll check it and pass it on to ${insurer}. The cover starts once the insurer accepts the application.`,
    reference: 'Your reference',
    referenceHint: 'Quote it when you call or write to us.',
    signedOn: (date: string) => `Signed on ${date}`,
    next: 'What happens next',
    steps: (first: string) => [
      'We’ll email you both to say we have the signatures.',
      'Within 5 business days of getting the application, the insurer says what else it needs. It will only ask you about your own details.',
      `We’ll email you and ${first} when the insurer has decided.`,
    ],
    otherCover:
      'If this cover will replace another policy, keep paying for the old one until the insurer has accepted in writing and the new cover has started.',
  },
  signed: {
    title: 'This is already signed',
    text: 'Someone signed with this link. We emailed you when it happened.',
    receipt: {
      title: 'Your receipt',
      text: 'For 14 days from when we sent this link, you can use it to get a receipt for what you signed. We’ll email a code first, so nobody else gets it.',
      send: 'Send me a code',
    },
    notYou: (phone: string) => `If it wasn’t you who signed, call us on ${phone} straight away.`,
  },
  receipt: {
    title: 'Your receipt',
    lead: 'What you signed: the cover, your own details and your declarations, with the date and time. Keep a copy.',
    left: 'It shows nothing about the other person except their name: not their health answers, and not how they pay.',
  },
  identity: {
    title: 'Confirm who you are',
    lead: 'You’ve signed as second policy holder. The last step is an identity check. It takes a minute or two, and you need two documents, such as your driver licence and your Medicare card.',
    request: {
      title: 'First, a code',
      text: 'So nobody else can do the check for you, we’ll email a code to the address that got the link. You’ll need it together with your date of birth.',
      send: 'Send me the code',
    },
    next: {
      title: 'One more thing: your identity',
      text: 'We need to confirm who you are. You can do it now, in a minute or two, or later with the same link.',
      go: 'Check my identity',
    },
    later: {
      title: 'Your identity check',
      text: 'If you haven’t done it yet, you can do it with this link. We’ll email a code first.',
      send: 'Send me a code for the check',
    },
    loading: 'Getting your identity check',
    failed: {
      title: 'We couldn’t get your identity check',
      text: 'Check your connection and try again.',
    },
    tryAgain: 'Try again',
    close: 'You can close this page.',
  },
  signedAlready: (date: string) => `You signed this application on ${date}.`,
  expired: {
    title: 'This link has expired',
    text: 'A link to sign works for 14 days. We can send a new one to the same email address.',
    send: 'Send a new link',
  },
  renewed: {
    title: 'Check your email',
    text: (email: string) =>
      `We’ve emailed a new link to ${email}. It works for 14 days. You can close this page.`,
  },
  unknown: {
    title: 'We can’t open this link',
    text: 'Open it again from our most recent email: only the latest link works. For your safety we take it out of the address bar, so reloading this page won’t bring it back.',
    help: (phone: string) =>
      `If that doesn’t help, ask the first policy holder to send it again, or call us on ${phone}.`,
  },
  aside: {
    title: 'Who sees what',
    label: 'About your signature',
    points: [
      'We won’t ask about your health.',
      'You don’t see the other person’s health answers or how they pay.',
      'Nothing goes to the insurer before you’ve signed.',
    ],
    question: 'Not sure about something?',
    call: (phone: string) => `Talk to the other person, or call us on ${phone} before you sign.`,
  },
  failed: {
    offline: 'We couldn’t connect. Check your connection and try again.',
    unsure: 'Something went wrong on our side. Wait a moment and try again. You won’t sign twice.',
    busy: 'We’re very busy at the moment. Wait a few minutes and try again.',
    codeRefused:
      'The code and the date of birth don’t match what we have. Check both, or ask for a new code. A code stops working after five tries, and this link stops working after ten wrong dates of birth in 30 days. If you’re sure of both, call us: your date of birth may have been entered wrong.',
    codeLimit:
      'You’ve asked for the maximum number of codes for this link. Ask the first policy holder to send the link again, or call us.',
    mailLimit: 'We can’t send any more emails for now. Try again tomorrow, or call us.',
    secretExpired:
      'More than an hour has passed since you entered the code. You haven’t signed anything yet. Ask for a new code.',
    receiptExpired: 'You had 14 days to get your receipt with this link. Call us and we’ll send it to you.',
    identityExpired:
      'This link worked for 14 days. Ask the first policy holder to have a new one sent to you, or call us.',
    receipt: (phone: string) =>
      `More than an hour has passed since you entered the code. Open the link in our email again, or call us on ${phone}.`,
    outdated: 'The declarations have changed since you opened this page. Open the link in our email again.',
    name: 'The name isn’t the one in your details. Sign with the same first and last name.',
    refused: 'That didn’t work. Open the link in our email again, or call us.',
  },
}

/** The words of `/sign` for a transfer of policies, where they differ. */
export const transferSignCopy = {
  title: 'What you authorise',
  lead: 'By signing, you agree to each point below. The letter of authority to each insurer is a short version of them.',
  accept: 'I accept the terms and conditions',
  acceptMissing: 'Tick the box to accept the terms and conditions',
  policies: {
    lead: (first: string) =>
      `${first} has asked us to look after these policies. Your insurer and your cover stay the same.`,
    number: (number: string) => `Policy ${number}`,
    noNumber: 'Policy number not known',
    name: (name: string) => `In the name of ${name}`,
    warning: {
      title: 'Don’t cancel your cover',
      text: 'A transfer doesn’t cancel or change your cover. Keep paying the premiums as before.',
    },
  },
  done: {
    text: 'We have both signatures, so we’re sending the letters of authority to the insurers.',
    steps: (first: string) => [
      'We’ll email you both to say we have the signatures.',
      'Each insurer checks its letter and records us as your broker, usually within a few weeks.',
      `We’ll email ${first} when a policy has been transferred.`,
    ],
    warning: 'Don’t cancel anything: your cover and your premiums stay the same.',
  },
}

/** Declarations of a second policy holder, in the version that core names `SECOND_HOLDER_DECLARATIONS`. */
export const secondDeclarations = (
  insurer: string,
  first: string,
): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'My details are right.',
    text: 'I have read my details above. They are true and complete as far as I know. If they change before the cover starts, I will say so straight away.',
  },
  {
    title: 'I apply for this cover.',
    text: `I apply to ${insurer} for the cover above as its second policy holder, together with ${first}, who is the person insured.`,
  },
  {
    title: 'I understand my duty to take reasonable care.',
    text: 'I have taken reasonable care not to make a misrepresentation. I understand that the insurer may act on a misrepresentation, mine or the other policy holder’s, years later when someone claims.',
  },
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and the broker may collect my personal information, use it for this application, the cover and claims, and share it with reinsurers and service providers. Some of them may be overseas. The insurer’s privacy statement says in which countries.`,
  },
  {
    title: 'We can change our minds.',
    text: 'By law we have at least 14 days to cancel the cover. The policy documents say how long, and from which day. If we cancel in that time and nobody has claimed, we get the premiums back.',
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date, the time and this text.',
  },
]

/** The texts that a second signature stands under. */
export const shownWords = (insurer: string, first: string): readonly string[] => [
  ...secondDeclarations(insurer, first).map(({ title, text }) => `${title} ${text}`),
  signCopy.declarations.accept,
]
