import { type BrandData, type StaticPage, useBrand } from '@coverkit/brand'
import { AccountAccessPage } from './AccountAccessPage.tsx'
import { type AccountAccessWords, accountAccessCopy } from './copy.ts'

function accessPage(path: string, wordsOf: (brand: BrandData) => AccountAccessWords): StaticPage {
  return {
    path,
    title: (brand) => `${wordsOf(brand).title} | ${brand.name}`,
    description: (brand) => wordsOf(brand).lead,
    indexed: false,
    Page: () => <AccountAccessPage words={wordsOf(useBrand())} />,
  }
}

/** The pages of sign-in, honest ones until sign-in is there. */
export const accountAccessPages: readonly StaticPage[] = [
  accessPage('/login', accountAccessCopy.login),
  accessPage('/sign-up', accountAccessCopy.signUp),
  accessPage('/reset-password', accountAccessCopy.resetPassword),
]
