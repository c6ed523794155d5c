import type { InCaseAnswer } from '@coverkit/api-client'
import { BulletList, Card, Heading, Link, QueryView, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { inCaseNotice } from '#common/collection-notice/notices/inCaseNotice.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { inCaseCopy as copy, inCaseTexts } from './copy.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { inCase } from './queries.ts'
import { ShownPage } from './ShownPage.tsx'
import { TrustedPerson } from './TrustedPerson.tsx'

/** `/account/if-something-happens`: what a customer leaves for their family, and whom they share it with. */
export function InCasePage({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(inCase(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.aside.label}
      aside={<Aside />}
    >
      <QueryView query={query} texts={inCaseTexts} lines={6} onRecovered={() => heading.current?.focus()}>
        {(answer) => <Sections services={services} answer={answer} />}
      </QueryView>
    </AccountSubpage>
  )
}

interface SectionsProps {
  readonly services: PageServices
  readonly answer: InCaseAnswer
}

function Sections({ services, answer: { page, showsAmounts, link } }: SectionsProps) {
  return (
    <Stack gap={40}>
      <CollectionNotice notice={inCaseNotice} />
      <DetailsForm details={{ papers: page.papers, showsAmounts }} />
      <ShownPage page={page} />
      <TrustedPerson services={services} link={link} />
    </Stack>
  )
}

function Aside() {
  const { title, points, beneficiaries } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
        <Link href="/account/beneficiaries" variant="standalone">
          {beneficiaries}
        </Link>
      </Stack>
    </Card>
  )
}
