import { QueryView, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { policiesTexts } from '../policies/copy.ts'
import { strugglingCopy as copy } from './copy.ts'
import { FreeHelp } from './FreeHelp.tsx'
import { ContactUs, NoPremium } from './OtherHelp.tsx'
import { PolicyHelp } from './PolicyHelp.tsx'

/** `/account/struggling-to-pay`: for each policy the days left, whom to call and what could change; then help from us and others. */
export function StrugglingPage({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(policies(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.asideLabel}
      aside={<FreeHelp />}
    >
      <Stack gap={32}>
        <QueryView
          query={query}
          texts={policiesTexts}
          onRecovered={() => heading.current?.focus()}
          isEmpty={(all) => all.every(({ state }) => state === 'lapsed')}
          empty={<NoPremium />}
        >
          {(all) => (
            <Stack gap={32}>
              {all
                .filter(({ state }) => state !== 'lapsed')
                .sort((one, other) => Number(other.state === 'lapsing') - Number(one.state === 'lapsing'))
                .map((policy) => (
                  <PolicyHelp key={policy.id} policy={policy} />
                ))}
            </Stack>
          )}
        </QueryView>
        <ContactUs />
      </Stack>
    </AccountSubpage>
  )
}
