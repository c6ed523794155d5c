import type { NominationType, Owner } from '@coverkit/core'

export const inCaseCopy = {
  greeting: 'Hello,',
  link: {
    subject: 'Someone trusts you with their life insurance details',
    opening:
      'Someone close to you has chosen you as the person who can find their life insurance if something happens to them. This link shows which policies they have, who to call and where their papers are:',
    text: 'Open the page',
    ends: (date: string) =>
      `It works until ${date}, unless they take it back before then. Keep this message.`,
    code: 'To open it, you’ll need a code that we send to this address, and the date of birth of the person who chose you. Nobody can open it without both.',
    nothing: 'You don’t have to do anything now, and you don’t need an account.',
    notYou: 'If you don’t know what this is about, you can delete this message.',
  },
  sent: {
    subject: 'You’ve chosen a trusted person',
    opening: (masked: string) =>
      `We’ve emailed ${masked} a link to your page “If something happens to me”. They can read it, and can’t change anything.`,
    ends: (date: string) =>
      `The link works until ${date}. You can take it back at any time in your account. A link that we sent before has stopped working.`,
  },
  opened: {
    subject: 'Your trusted person opened your page',
    opening: (date: string) => `The link to your page “If something happens to me” was opened on ${date}.`,
    takeBack: 'If you didn’t expect that, log in and take the link back. It stops working at once.',
  },
  reminder: {
    subject: (date: string) => `The link for your trusted person ends on ${date}`,
    opening: (date: string) =>
      `The link to your page “If something happens to me” stops working on ${date}. Your trusted person can’t open it after that.`,
    renew:
      'To keep it going for another year, log in and send the link again. Check your page while you’re there:',
    renewText: 'Open your page',
    renewWithoutLink:
      'To keep it going for another year, log in on our site and send the link again. Check your page while you’re there.',
    nothing: 'If you do nothing, it ends, and we delete your trusted person’s email address.',
  },
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
  document: {
    title: 'If something happens to me',
    publisher: (broker: string | null) => broker ?? 'Your insurance broker',
    label: (date: string) => `As of ${date}`,
    intro: (name: string | null, date: string) =>
      `This is what ${name ?? 'I'} had on ${date}: who insures what, who to call, and where the papers are. Keep it where your family will find it.`,
    policies: 'Policies',
    noPolicies: 'There are no policies in force on record.',
    policy: (insurer: string, number: string) => `${insurer}, policy ${number}`,
    cover: 'Covers',
    coverOf: (name: string, amount: string | null, owner: string | null) =>
      [name, amount, owner].filter((part) => part !== null).join(', '),
    aMonth: (amount: string) => `${amount} a month`,
    owners: { S: 'inside super', O: null, J: 'partly from super' } satisfies Record<Owner, string | null>,
    call: 'To claim, call',
    write: 'Or write to',
    beneficiaries: 'Who is named',
    named: (name: string, share: string) => `${name}: ${share}%`,
    estate: 'The estate',
    types: {
      binding: 'binding nomination',
      nonBinding: 'non-binding nomination',
      nominated: 'nominated beneficiaries',
    } satisfies Record<NominationType, string>,
    confirmed: (named: string, type: string, date: string) =>
      `${named} (${type}, confirmed by the insurer on ${date})`,
    unsigned: 'The fund doesn’t have the signed form yet, so this may not be valid.',
    unknown: 'Not on record. Ask the insurer.',
    unknownNumber: 'Not on record. The number is on the insurer’s letters.',
    papers: 'Where the papers are',
    noPapers: 'Nothing was noted.',
    week: 'In the first week',
    broker: 'How to reach the broker',
    brokerText: 'The broker helps with a claim, and it costs nothing.',
  },
}
