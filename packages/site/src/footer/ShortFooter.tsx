import { useBrand } from '@coverkit/brand'
import { ConsentBar } from '../consent/ConsentBar.tsx'
import { SchemeChoice } from '../scheme/SchemeChoice.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { footerCopy } from './footerCopy.ts'
import * as styles from './shortFooter.css.ts'

export type ShortFooterProps = {
  /** With the numbers of an interpreter, the relay service and Lifeline: where a page may be hard to bear. */
  hasSupport?: boolean | undefined
  /** Off in a frame, whose colours the partner's page decides. */
  hasScheme?: boolean | undefined
}

/** The footer beneath a task: the lines and links that the law requires, and no link to what is sold. */
export function ShortFooter({ hasSupport = false, hasScheme = true }: ShortFooterProps) {
  const brand = useBrand()
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p>{footerCopy.general}</p>
            <p>{`${footerCopy.company(brand)} ${footerCopy.sample(brand)}`}</p>
            {hasSupport && <p className={styles.support}>{footerCopy.support}</p>}
          </div>
          <div className={styles.ways}>
            <FooterLinks
              links={[...footerCopy.legalLinks(brand), footerCopy.help]}
              className={styles.links}
            />
            {hasScheme && <SchemeChoice />}
          </div>
        </div>
      </footer>
      <ConsentBar />
    </>
  )
}
