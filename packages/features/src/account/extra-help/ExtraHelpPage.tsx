import { useBrand } from '@coverkit/brand'
import { Card, Heading, Icon, Link, PhoneIcon, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { extraHelpCopy as copy, extraHelpTexts } from './copy.ts'
import { ExtraHelpForm } from './ExtraHelpForm.tsx'
import { supportNeeds } from './queries.ts'

/** `/account/extra-help`: says once what helps, and shows, changes or removes it. */
export function ExtraHelpPage({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(supportNeeds(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.aside.label}
      aside={<Aside />}
    >
      <QueryView query={query} texts={extraHelpTexts} lines={8} onRecovered={() => heading.current?.focus()}>
        {({ needs }) => <ExtraHelpForm services={services} stored={needs} />}
      </QueryView>
    </AccountSubpage>
  )
}

function Aside() {
  const { phone } = useBrand()
  const { title, call, visitor, interpreter, violence } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          <Icon of={PhoneIcon} size="small" /> <span>{call(phone)}</span>
        </Link>
        <Text>{visitor}</Text>
        <Text>{interpreter}</Text>
        <Text>{violence}</Text>
      </Stack>
    </Card>
  )
}
