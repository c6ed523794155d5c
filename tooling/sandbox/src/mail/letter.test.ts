import { describe, expect, test } from 'vitest'
import { letterheadOf, PLAIN_COLOURS } from '../brands/letterhead.ts'
import { PRICE } from '../samples/sampleContent.ts'
import { claimMail } from '../subjects/applications/claimMail.ts'
import { submissionMail } from '../subjects/applications/submissionMail.ts'
import { lodgedClaimMail } from '../subjects/claims/insuranceClaimMail.ts'
import { transferSubmittedMail } from '../subjects/transfers/transferMail.ts'
import { letterIn } from '../testing/letterIn.ts'
import { letter } from './letter.ts'
import { contrast, letterPalettes } from './letterStyle.ts'
import { paragraphs } from './paragraphs.ts'
import { signedByBrand } from './signedByBrand.ts'

const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']
const HOSTILE = `</style></title><script>alert(1)</script><img src=x onerror="alert(2)"> & 'quoted'`
const ESCAPED =
  '&lt;/style&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt; &amp; &#39;quoted&#39;'

const letterhead = {
  legalName: HOSTILE,
  phone: HOSTILE,
  email: HOSTILE,
  hours: HOSTILE,
  post: HOSTILE,
  abn: HOSTILE,
  afsl: HOSTILE,
  colours: PLAIN_COLOURS,
}
const hostile = letter({
  subject: HOSTILE,
  sender: HOSTILE,
  letterhead,
  html: paragraphs([
    HOSTILE,
    { strong: HOSTILE },
    { href: `https://site.example/#${HOSTILE}`, words: HOSTILE },
    { title: HOSTILE, lines: [{ label: HOSTILE, amount: HOSTILE }], note: HOSTILE },
  ]).html,
})
/** Lists the elements of a page in order. */
const elementsOf = (html: string) => [...html.matchAll(/<([a-z0-9!]+)/g)].map(([, name]) => name)

describe('the page that a message is', () => {
  test('has no markup but its own, whatever a name says', () => {
    expect([...new Set(elementsOf(hostile))].toSorted()).toEqual([
      ...['!doctype', 'a', 'body', 'caption', 'div', 'h1', 'head', 'html', 'meta', 'p'],
      ...['strong', 'style', 'table', 'td', 'th', 'title', 'tr'],
    ])
    expect(elementsOf(hostile).filter((name) => name === 'style')).toHaveLength(1)
    expect(hostile.replaceAll(ESCAPED, '')).not.toMatch(/script|onerror|quoted/)
    // The subject twice, the sender, eight words of the paragraphs, six at the foot.
    expect(hostile.split(ESCAPED)).toHaveLength(18)
  })

  test('loads nothing and runs nothing', () => {
    expect(hostile.replaceAll(ESCAPED, '')).not.toMatch(
      /<(?:img|script|link|iframe)|url\(|@import|src=|style=/,
    )
  })

  test.each(BRANDS)('%s: text and HTML, light and dark, stand over phone and licence', (account) => {
    const plain = { to: 'robin@example.com', subject: 'A message', ...paragraphs(['Hello,', 'Thank you.']) }
    const { text, html, sender } = signedByBrand(plain, account)
    const { phone, hours, legalName, post } = letterheadOf(account) ?? {}
    const foot = [
      `Questions? Call us on ${phone}, ${hours}.`,
      `${legalName}, ABN 00 000 000 000, AFSL 000000`,
      `${post}`,
      'Not happy with us? Please tell us. You can also complain to the Australian Financial Complaints Authority (AFCA), free of charge, on 1800 931 678.',
    ]
    expect(text).toBe(`Hello,\n\nThank you.\n\n${sender}\n\n${foot.join('\n')}`)
    expect(letterIn(html)).toBe(`<p>Hello,</p>\n<p>Thank you.</p>\n<p>${sender}</p>`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('max-width:600px')
    expect(html).toContain(`<div class="foot">\n${foot.map((line) => `<p>${line}</p>`).join('\n')}\n</div>`)
  })

  test('leads nowhere but to the brand’s own site', () => {
    const next = { insurer: 'Mallee Life Company', isWaiting: false, interimUntil: null }
    const [to, site, reference] = ['robin@example.com', 'https://wattlebird.example', 'ACDE3479']
    const mails = [
      claimMail(to, '204816', { kind: 'application', id: 'a-1', site }),
      claimMail(to, '204816', { kind: 'transfer', id: 't-1', site }),
      submissionMail(to, { ...next, reference, id: 'a-1', site, price: PRICE }),
      transferSubmittedMail(to, { reference, site, isWaiting: true }),
      lodgedClaimMail(to, { reference, insurerName: null, maskedNumber: null, site }),
    ]
    for (const mail of mails) {
      const { html } = signedByBrand(mail, 'wattlebird')
      const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) expect(new URL(address).origin).toBe(site)
    }
  })

  test('is unsigned and plain where no brand sends it', () => {
    const plain = { to: 'robin@example.com', subject: 'A message', ...paragraphs(['Hello,']) }
    const { text, html, sender } = signedByBrand(plain, null)
    expect([text, sender]).toEqual(['Hello,', undefined])
    expect(letterIn(html)).toBe('<p>Hello,</p>')
    expect(html).not.toMatch(/AFSL|class="brand"/)
  })

  test.each(BRANDS)('%s: every word can be read, light and dark', (account) => {
    const { light, dark } = letterPalettes(letterheadOf(account)?.colours ?? PLAIN_COLOURS)
    for (const { page, paper, ink, softInk, action, onAction } of [light, dark])
      for (const [words, behind] of [
        [ink, paper],
        [softInk, page],
        [softInk, paper],
        [action, page],
        [onAction, action],
      ] as const)
        expect(contrast(words, behind)).toBeGreaterThanOrEqual(4.5)
  })
})
