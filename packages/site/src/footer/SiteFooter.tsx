import { useBrand } from '@coverkit/brand'
import { Link } from '@coverkit/ui'
import { ConsentBar } from '../consent/ConsentBar.tsx'
import { ConsentChoices } from '../consent/ConsentChoices.tsx'
import { footerCopy } from './footerCopy.ts'
import * as styles from './siteFooter.css.ts'

export type SiteFooterProps = {
  /** Without the brand's own links, some of which lead to what is sold. */
  isQuiet?: boolean | undefined
}

/** Contact, the brand's links and those that every brand owes its visitors, the lines that the law asks for, and after them the question about analytics. */
export function SiteFooter({ isQuiet = false }: SiteFooterProps) {
  const brand = useBrand()
  const { Logo, phone, email, navigation } = brand
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.top}>
            <div className={styles.contact}>
              <span className={styles.logo}>
                <Logo />
              </span>
              <a className={styles.contactLink} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
              <a className={styles.contactLink} href={`mailto:${email}`}>
                {email}
              </a>
            </div>
            <nav aria-label={footerCopy.navigation}>
              <ul className={styles.links}>
                {[...(isQuiet ? [] : navigation.footer), ...footerCopy.legalLinks(brand)].map(
                  ({ label, href }) => (
                    <li key={href}>
                      <Link href={href} variant="quiet">
                        {label}
                      </Link>
                    </li>
                  ),
                )}
                <ConsentChoices />
              </ul>
            </nav>
          </div>
          <div className={styles.legal}>
            <p>{footerCopy.general}</p>
            <p>{footerCopy.company(brand)}</p>
            <p>{footerCopy.sample(brand)}</p>
            <p>{footerCopy.support}</p>
          </div>
        </div>
      </footer>
      <ConsentBar />
    </>
  )
}
