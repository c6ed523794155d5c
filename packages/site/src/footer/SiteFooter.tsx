import { useBrand } from '@coverkit/brand'
import { ConsentBar } from '../consent/ConsentBar.tsx'
import { SchemeChoice } from '../scheme/SchemeChoice.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { footerCopy } from './footerCopy.ts'
import * as styles from './siteFooter.css.ts'

/** The footer of public pages: contact, the brand's links, and the links and lines that the law requires. */
export function SiteFooter() {
  const brand = useBrand()
  const { Logo, phone, email, navigation } = brand
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.top}>
            <div className={styles.contact}>
              <span className={styles.logo} translate="no">
                <Logo />
              </span>
              <a className={styles.contactLink} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
              <a className={styles.contactLink} href={`mailto:${email}`}>
                {email}
              </a>
              <SchemeChoice />
            </div>
            <FooterLinks
              links={[...navigation.footer, ...footerCopy.legalLinks(brand)]}
              className={styles.links}
            />
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
