import { CLAIM_STAGES } from '@coverkit/core/claims'
import { describe, expect, test } from 'vitest'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { OPERATION_ENGINE } from '../../testing/engines.ts'
import { letterIn } from '../../testing/letterIn.ts'
import { useClaims } from '../../testing/useClaims.ts'
import * as templates from './insuranceClaimMail.ts'

/** All that a mail about a claim may contain: its stage, the next step, the phone and the note on privacy. */
const WORDS = [
  /^Hello,$/,
  /^We have your claim, and we’re passing it on to (?:the insurer|Mallee Life Company) now\. You don’t have to do anything else today\.$/,
  /^Your reference is [A-Z0-9]{8}\. Please have it ready when you call us\.$/,
  /^The insurer will confirm it has your claim, usually within a few days\. If you have documents to send, they can follow whenever you’re ready\.$/,
  /^The insurer has your claim, and someone there will look after it\.$/,
  /^The insurer has gone through your claim and is working towards a decision\.$/,
  /^The insurer has made its decision on your claim\. You can read it in your account, and we’re glad to go through it with you on the phone\.$/,
  /^The insurer has made a payment on your claim\.$/,
  /^The insurer has accepted your claim\. There’s one thing left for you to do: tell us in your account where to pay it\. We never ask for bank details by email\.$/,
  /^The insurer needs something from you before it can decide\. Your account shows what it is, and you can send it from there\. If you can’t get hold of it, call us and we’ll sort it out with the insurer\.$/,
  /^Thank you\. We have everything the insurer asked for and are passing it on, so it can get back to its decision\.$/,
  /^You’ve told us where to pay your claim\. We’re passing your account details on to the insurer\.$/,
  /^The account for your claim payment has changed\. We’re passing the new one on to the insurer\.$/,
  /^If that wasn’t you, call us straight away so we can try to stop the payment\. Someone may have got into your account\.$/,
  /^It’s about (?:policy|your policy) [•\d ]+(?: with Mallee Life Company)?\.$/,
  /^Log in to see where your claim is up to, and what happens next:$/,
  /^Log in on our site to see where your claim is up to, and what happens next\.$/,
  /^https:\/\/wattlebird\.example\/account#claims$/,
  /^See your claim$/,
  /^For your privacy, this message doesn’t say what your claim is for\.$/,
  /^If things are hard right now, you can talk to someone at any hour: Lifeline on 13 11 14, or 000 in an emergency\.$/,
  /^Wattlebird$/,
  /^Questions\? Call us on 02 5550 4120, Monday to Friday, 8 am to 6 pm Sydney time\.\nWattlebird Cover Pty Ltd, ABN 00 000 000 000, AFSL 000000\nGPO Box 0000, Sydney NSW 2001\nNot happy with us\? Please tell us\. You can also complain to the Australian Financial Complaints Authority \(AFCA\), free of charge, on 1800 931 678\.$/,
]
const SUBJECT = /^(?:We have your claim [A-Z0-9]{8}|Your claim [A-Z0-9]{8}: an update)$/
const LINK = 'https://wattlebird.example/account#claims'

/** Lists a mail's further content: sentences of its text and of its HTML, links, other elements. */
function foreignIn({ subject, text, html }: Pick<Mail, 'subject' | 'text' | 'html'>): readonly string[] {
  const shown = html.split('\n').map((line) => line.replaceAll(/<[^>]*>/g, ''))
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href)
  const elements = [...html.matchAll(/<\/?([a-z]+)/g)].map(([, name = '']) => name)
  return [
    ...(SUBJECT.test(subject) ? [] : [subject]),
    ...[...text.split('\n\n'), ...shown].filter((words) => !WORDS.some((allowed) => allowed.test(words))),
    ...links.filter((href) => href !== LINK),
    ...elements.filter((name) => !['p', 'a'].includes(name)),
  ]
}

const claim = {
  reference: 'CL41M234',
  insurerName: 'Mallee Life Company',
  maskedNumber: '••• 345',
  site: 'https://wattlebird.example',
}
const claims = [claim, { ...claim, insurerName: null, site: null }, { ...claim, maskedNumber: null }]
const { bankDetailsMail, lodgedClaimMail, claimStageMail, requestedPapersMail, receivedPapersMail } =
  templates
const stages = CLAIM_STAGES.filter((stage) => stage !== 'lodged')
const mails = [
  lodgedClaimMail,
  ...stages.flatMap((stage) =>
    ([null, 'accepted', 'declined'] as const).map((outcome) => claimStageMail(stage, outcome)),
  ),
  bankDetailsMail(true),
  bankDetailsMail(false),
  requestedPapersMail,
  receivedPapersMail,
]

test('every mail about a claim has the words of a claim, whom to call, and nothing else', () => {
  expect(Object.keys(templates).toSorted()).toEqual([
    'bankDetailsMail',
    'claimStageMail',
    'lodgedClaimMail',
    'receivedPapersMail',
    'requestedPapersMail',
  ])
  for (const write of mails)
    for (const about of claims) expect(foreignIn(write('robin@example.com', about))).toEqual([])
})

test.each([
  ['an offer', 'While you’re here: have you thought about more cover?'],
  ['a link to a quote', { href: 'https://wattlebird.example/client-quote', words: 'See your claim' }],
  [
    'a link to the review',
    { href: 'https://wattlebird.example/account/review-my-cover', words: 'Review my cover' },
  ],
])('%s in such a mail is found', (_, planted) => {
  const { subject, text, html } = lodgedClaimMail('robin@example.com', claim)
  const more = paragraphs([planted])
  expect(foreignIn({ subject, text: `${text}\n\n${more.text}`, html: `${html}\n${more.html}` })).not.toEqual(
    [],
  )
  expect(foreignIn({ subject: 'More cover for less', text, html })).toEqual(['More cover for less'])
  expect(foreignIn({ subject, text, html: `${html}<img src="https://elsewhere.example/seen">` })).not.toEqual(
    [],
  )
})

describe('the mails that a claim sends on its way', () => {
  const { customer, insurer, setNow } = useClaims(OPERATION_ENGINE)

  test('say no more than that', async () => {
    const { lodged, put, mails: sent } = customer()
    const { id } = await lodged()
    const moves = [
      { stage: 'acknowledged' },
      { requested: ['testResults'] },
      { stage: 'reviewed' },
      { stage: 'decided', outcome: 'accepted' },
      { stage: 'paid' },
    ]
    for (const [index, move] of moves.entries()) {
      setNow(new Date(APPLICATION_DAY.getTime() + (index + 1) * 1000))
      await insurer({ claimId: id, ...move })
      if ('requested' in move) await put(id, 1, undefined, undefined, 'testResults')
    }
    const found = await sent()
    expect(found.length).toBeGreaterThanOrEqual(6)
    expect(found.flatMap((mail) => foreignIn({ ...mail, html: letterIn(mail.html) }))).toEqual([])
  })
})
