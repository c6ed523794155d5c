import { type Brand, BrandProvider } from '@coverkit/brand'
import { plainBrand, refundingBrand } from '@coverkit/brand/testing'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AccessibilityPage } from './accessibility/AccessibilityPage.tsx'
import { ComplaintsPage } from './complaints/ComplaintsPage.tsx'
import { CoverTypesPage } from './cover-types/CoverTypesPage.tsx'
import { FinancialServicesGuidePage } from './financial-services-guide/FinancialServicesGuidePage.tsx'
import { LearnPage } from './learn/LearnPage.tsx'
import { PrivacyPolicyPage } from './privacy-policy/PrivacyPolicyPage.tsx'
import { fillSlots } from './reading/slots.ts'
import { TermsPage } from './terms-and-conditions/TermsPage.tsx'
import { WhoWeArePage } from './who-we-are/WhoWeArePage.tsx'

/** Statements that the law requires on each page. */
const pages: Record<string, { Page: ComponentType; says: readonly (string | RegExp)[] }> = {
  accessibility: { Page: AccessibilityPage, says: ['2.2, level AA', '131 450'] },
  complaints: {
    Page: ComplaintsPage,
    says: [
      '1 business day',
      '30 days',
      '45 days',
      '1800 931 678',
      'info@afca.org.au',
      'GPO Box 3',
      '13 11 14',
    ],
  },
  'cover types': {
    Page: CoverTypesPage,
    says: [
      'Life cover',
      'Total and permanent disability cover',
      'Critical illness cover',
      'Income protection',
      /own-occupation TPD can only be held this way/,
      'Both kinds can rise',
      'on your income before the claim, not on the figure',
    ],
  },
  'financial services guide': {
    Page: FinancialServicesGuidePage,
    says: [
      '60%',
      '20%',
      'we are not independent, impartial or unbiased within the meaning of the Corporations Act',
      'You can ask us for more detail about what we’re paid',
      'We don’t handle or settle claims',
      'Our staff are paid salaries. We don’t pay people who refer you to us.',
      'Monday to Friday, 8 am to 6 pm Sydney time',
      'GPO Box 0000, Sydney NSW 2001',
      '1800 931 678',
    ],
  },
  'privacy policy': {
    Page: PrivacyPolicyPage,
    says: [
      'Automated decisions',
      'Indicative premiums',
      'genetic',
      '42 days',
      'Document Verification Service',
      'How long we keep it',
      'For seven years, because the law requires it.',
      'Switzerland, Germany, Singapore or New Zealand',
      'For 90 days. For a transfer that you don’t submit, 36 days after you saved it.',
      'Whether a change of cover needs health questions',
      'A second policy holder',
    ],
  },
  terms: { Page: TermsPage, says: ['doesn’t consider your objectives', 'samples', 'TMD'] },
  'who we are': {
    Page: WhoWeArePage,
    says: [
      'seven insurers on our panel',
      'commission',
      'We’re a plain broker in Sydney.',
      'Meridian Life Protection',
      'not personal advice',
    ],
  },
}

describe.each(Object.entries(pages))('%s', (_name, { Page, says }) => {
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <Page />
    </BrandProvider>,
  )

  it.each(says)('says %s', (text) => {
    expect(html).toMatch(text)
  })

  it('has one h1, and sections that are named by their headings', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
  })
})

describe('the contents of an article', () => {
  const show = (Page: ComponentType) =>
    renderToStaticMarkup(
      <BrandProvider brand={plainBrand}>
        <Page />
      </BrandProvider>,
    )

  it.each([
    ['the privacy policy', PrivacyPolicyPage, 9],
    ['the terms', TermsPage, 6],
  ])('lead to every heading of %s, in its order and words', (_name, Page, sections) => {
    const html = show(Page)
    const [, contents = ''] = /<nav [^>]*>(.*?)<\/nav>/.exec(html) ?? []
    const links = [...contents.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, words]) => [
      id,
      words,
    ])
    const headings = [...html.replace(contents, '').matchAll(/<h2 [^>]*id="([^"]+)"[^>]*>([^<]+)</g)]
    expect(contents).toContain('On this page')
    expect(links).toHaveLength(sections)
    expect(links).toEqual(headings.map(([, id, words]) => [id, words]))
  })

  it('are left out where the sections are few', () => {
    expect(show(ComplaintsPage) + show(AccessibilityPage)).not.toContain('On this page')
  })
})

describe('a brand’s pictures', () => {
  const assets = { ...plainBrand.assets, founders: '/team.jpg', articles: '/reading.jpg' }
  const show = (Page: ComponentType, brand = plainBrand) =>
    renderToStaticMarkup(
      <BrandProvider brand={brand}>
        <Page />
      </BrandProvider>,
    )

  it('are on the page that each is for, where it has them', () => {
    const brand = { ...plainBrand, assets }
    expect(show(WhoWeArePage, brand)).toMatch(/<img [^>]*src="\/team.jpg" alt="The people at Plain Cover"/)
    expect(show(LearnPage, brand)).toMatch(/<img [^>]*src="\/reading.jpg" alt=""/)
    expect(show(WhoWeArePage) + show(LearnPage)).not.toContain('<img')
  })
})

describe('a brand that pays commission back', () => {
  const show = (Page: ComponentType, brand: Brand) =>
    renderToStaticMarkup(
      <BrandProvider brand={brand}>
        <Page />
      </BrandProvider>,
    )
  const says =
    'We pay 50% of the commission we receive for later years back to the policy’s owner. We pay it to your bank account each July.'

  it.each([
    ['the guide', FinancialServicesGuidePage],
    ['who we are', WhoWeArePage],
  ])('says so in %s, and no other brand does', (_name, Page) => {
    expect(show(Page, refundingBrand)).toContain(says)
    expect(show(Page, plainBrand)).not.toContain('We pay 50%')
  })

  it('says so in words that are filled in', () => {
    const text = 'It’s part of your premium.{brand.refund} Read on.'
    expect(fillSlots(text, refundingBrand)).toBe(`It’s part of your premium. ${says} Read on.`)
    expect(fillSlots(text, plainBrand)).toBe('It’s part of your premium. Read on.')
  })
})
