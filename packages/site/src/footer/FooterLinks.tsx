import { type NavLink, offeredLinks, useBrand } from '@coverkit/brand'
import { Link } from '@coverkit/ui'
import { ConsentChoices } from '../consent/ConsentChoices.tsx'
import { footerCopy } from './footerCopy.ts'

type FooterLinksProps = {
  links: readonly NavLink[]
  className: string
}

/** Links of a footer, each address once, and the link back to the question about analytics. */
export function FooterLinks({ links, className }: FooterLinksProps) {
  const distinct = offeredLinks(useBrand(), links).filter(
    ({ href }, at, all) => all.findIndex((link) => link.href === href) === at,
  )
  return (
    <nav aria-label={footerCopy.navigation}>
      <ul className={className}>
        {distinct.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
        <ConsentChoices />
      </ul>
    </nav>
  )
}
