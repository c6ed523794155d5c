import { linkablePaths } from '@coverkit/site/linkable-paths'
import { BulletList, Button, Disclosure, Heading, Inline, Stack, Text, TextField } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import type { LinkPlace, StudioLink } from '../brand/StudioBrand.ts'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

const TITLES = { header: 'Header', footer: 'Footer' } as const

interface LinkRowProps extends Pick<SectionProps, 'change' | 'errors'> {
  readonly link: StudioLink
  readonly place: LinkPlace
  readonly number: number
}

function LinkRow({ link, place, number, change, errors }: LinkRowProps) {
  const { id, label, href } = link
  const title = `${TITLES[place]} link ${number}`
  return (
    <li>
      <fieldset className="studio-link">
        <legend>{title}</legend>
        <Stack gap={12}>
          <TextField
            name={fieldNames.linkLabel(id)}
            label="Words"
            value={label}
            error={errors.get(fieldNames.linkLabel(id))}
            onChange={(next) => change({ type: 'link', place, id, label: next })}
          />
          <TextField
            name={fieldNames.linkHref(id)}
            label="Address"
            value={href}
            error={errors.get(fieldNames.linkHref(id))}
            onChange={(next) => change({ type: 'link', place, id, href: next })}
            spellCheck={false}
            autoComplete="off"
          />
          <Inline gap={8}>
            {number > 1 && (
              <Button
                variant="quiet"
                label={`Move up: ${title}`}
                onClick={() => change({ type: 'move-link', place, id })}
              >
                Move up
              </Button>
            )}
            <Button
              variant="quiet"
              label={`Remove: ${title}`}
              onClick={() => change({ type: 'remove-link', place, id })}
            >
              Remove
            </Button>
          </Inline>
        </Stack>
      </fieldset>
    </li>
  )
}

function LinkList({ place, brand, change, errors }: SectionProps & { readonly place: LinkPlace }) {
  const fault = errors.get(fieldNames.links(place))
  return (
    <Stack gap={16}>
      <Heading level={3}>{TITLES[place]}</Heading>
      {fault && <Text tone="error">{fault}</Text>}
      <Stack as="ol" gap={24}>
        {brand.links[place].map((link, index) => (
          <LinkRow
            key={link.id}
            link={link}
            place={place}
            number={index + 1}
            change={change}
            errors={errors}
          />
        ))}
      </Stack>
      <div>
        <Button id={`field-${fieldNames.links(place)}`} onClick={() => change({ type: 'add-link', place })}>
          {`Add a link to the ${place}`}
        </Button>
      </div>
    </Stack>
  )
}

/** The links of header and footer; the footer also has the links that the law requires. */
export function LinkSection(props: SectionProps): ReactElement {
  return (
    <Section
      id="studio-links"
      title="Links"
      lead="The footer always has the links that the law requires as well."
    >
      <Disclosure summary="Pages of the site">
        <BulletList items={linkablePaths} />
      </Disclosure>
      <LinkList place="header" {...props} />
      <LinkList place="footer" {...props} />
    </Section>
  )
}
