import { letters, mails, places } from 'virtual:backend-mails'
import { Heading, Stack, Tabs, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { inScheme } from './inScheme.ts'
import './mails.css'

export interface MailPageProps {
  readonly group: string
  readonly name: string
  /** Set by the toolbar. */
  readonly brand?: unknown
  readonly scheme?: unknown
}

/** A message as its brand sends it: the HTML in a frame that runs and loads nothing, and the text. */
export function MailPage({ group, name, brand, scheme }: MailPageProps): ReactElement {
  const sample = mails.find((one) => one.group === group && one.name === name)
  const letter = letters[String(brand)] ?? letters.wattlebird
  if (!sample || !letter) throw new Error(`The backend sends no message "${name}" of "${group}".`)
  const { subject, html, text } = sample.mail
  const page = letter.html.replaceAll(places.subject, () => subject).replace(places.html, () => html)
  const tabs = [
    {
      id: 'html',
      label: 'HTML',
      content: (
        <iframe className="mail" title={`${subject}, as HTML`} srcDoc={inScheme(page, scheme)} sandbox="" />
      ),
    },
    {
      id: 'text',
      label: 'Text',
      content: <pre className="mail-text">{letter.text.replace(places.text, () => text)}</pre>,
    },
  ]
  return (
    <Article title={name} lead="Sample content. The brand and the colour scheme are those of the toolbar.">
      <Stack gap={16}>
        <Heading level={2}>{subject}</Heading>
        <Text tone="soft">{group}</Text>
        <Tabs label="Bodies of the message" tabs={tabs} />
      </Stack>
    </Article>
  )
}
