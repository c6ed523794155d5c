import { isOffered, type NavLink, offeredLinks, useBrand } from '@coverkit/brand'
import { Icon, Link, MenuIcon, PhoneIcon, SkipLink } from '@coverkit/ui'
import { siteCopy } from '../siteCopy.ts'
import * as styles from './siteHeader.css.ts'

const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

type NavLinksProps = { links: readonly NavLink[]; currentPath: string }

function NavLinks({ links, currentPath }: NavLinksProps) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link href={href} variant="quiet" current={href === currentPath ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ))
}

function PhoneLink() {
  const { phone } = useBrand()
  return (
    <a className={styles.phone} href={telephone(phone)}>
      <Icon of={PhoneIcon} size="small" />
      <span>{siteCopy.call(phone)}</span>
    </a>
  )
}

/** Both are in every page, which is static; an attribute of the root element decides which of them is shown. */
function AccountLinks() {
  return (
    <div className={styles.account}>
      <a className={styles.logIn} href="/login" data-log-in="">
        {siteCopy.logIn}
      </a>
      <div className={styles.forCustomers}>
        <Link href="/account" variant="quiet">
          {siteCopy.account}
        </Link>
        <button type="button" className={styles.logOut} data-log-out="">
          {siteCopy.logOut}
        </button>
      </div>
    </div>
  )
}

type SiteHeaderProps = {
  currentPath: string
  /** False where visitors can't sign in. */
  hasAccount?: boolean
  /** Without the navigation, which leads to products. */
  isQuiet?: boolean | undefined
}

/** Skip link, logo, navigation, phone and account. On phones the links are in a menu that needs no script, the phone's icon beside it. */
export function SiteHeader({ currentPath, hasAccount = true, isQuiet = false }: SiteHeaderProps) {
  const brand = useBrand()
  const { Logo } = brand
  const isAccountShown = hasAccount && isOffered(brand, 'account')
  const links = isQuiet ? [] : offeredLinks(brand, brand.navigation.header)
  return (
    <>
      <SkipLink>{siteCopy.skip}</SkipLink>
      <header className={styles.header}>
        <div className={styles.row}>
          <a className={styles.logo} href="/" aria-label={siteCopy.home(brand)} translate="no">
            <Logo />
          </a>
          {links.length > 0 && (
            <nav className={styles.wideNavigation} aria-label={siteCopy.headerNavigation}>
              <ul className={styles.links}>
                <NavLinks links={links} currentPath={currentPath} />
              </ul>
            </nav>
          )}
          <div className={styles.headerPhone}>
            <PhoneLink />
          </div>
          {isAccountShown && (
            <div className={styles.wideAccount}>
              <AccountLinks />
            </div>
          )}
          <details className={styles.menu} data-menu="">
            <summary className={styles.menuButton}>
              <Icon of={MenuIcon} />
              <span>{siteCopy.menu}</span>
            </summary>
            <nav className={styles.panel} aria-label={siteCopy.headerNavigation}>
              <ul className={styles.panelLinks}>
                <NavLinks links={links} currentPath={currentPath} />
                <li>
                  <PhoneLink />
                </li>
                {isAccountShown && (
                  <li>
                    <AccountLinks />
                  </li>
                )}
              </ul>
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}
