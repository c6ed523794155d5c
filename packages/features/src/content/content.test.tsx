import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AccessibilityPage } from './accessibility/AccessibilityPage.tsx'
import { ComplaintsPage } from './complaints/ComplaintsPage.tsx'
import { CoverTypesPage } from './cover-types/CoverTypesPage.tsx'
import { FinancialServicesGuidePage } from './financial-services-guide/FinancialServicesGuidePage.tsx'
import { PrivacyPolicyPage } from './privacy-policy/PrivacyPolicyPage.tsx'
import { TermsPage } from './terms-and-conditions/TermsPage.tsx'
import { WhoWeArePage } from './who-we-are/WhoWeArePage.tsx'

/** What the law asks each page to say. */
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
    says: ['60%', '20%', 'not independent', '1800 931 678'],
  },
  'privacy policy': {
    Page: PrivacyPolicyPage,
    says: [
      'Automated decisions',
      'Indicative premiums',
      'genetic',
      '42 days',
      'Document Verification Service',
    ],
  },
  terms: { Page: TermsPage, says: ['does not consider your objectives', 'samples', 'TMD'] },
  'who we are': {
    Page: WhoWeArePage,
    says: ['Seven insurers', 'commission', 'Meridian Life Protection', 'not personal advice'],
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
