import { papers } from 'virtual:backend-papers'
import { Link, Stack, Tabs, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import './mails.css'

const isTest = import.meta.env.MODE === 'test'

/** A document as customers get it: the tagged PDF, and the same document as a page. */
export function PaperPage({ name }: { name: string }): ReactElement {
  const paper = papers.find((one) => one.name === name)
  if (!paper) throw new Error(`The backend makes no document "${name}".`)
  const tabs = [
    {
      id: 'page',
      label: 'Page',
      content: <iframe className="paper" title={`${name}, as a page`} srcDoc={paper.html} sandbox="" />,
    },
    {
      id: 'pdf',
      label: 'PDF',
      content: (
        <Stack gap={12}>
          <Text>
            <Link href={paper.pdf} target="_blank">
              Open the PDF
            </Link>
          </Text>
          {/* A browser without a window has nothing that shows a PDF. */}
          <iframe className="paper" title={`${name}, as a PDF`} src={isTest ? undefined : paper.pdf} />
        </Stack>
      ),
    },
  ]
  return (
    <Article
      title={name}
      lead="Sample content. The backend renders the PDF, tagged and with bookmarks, from the same data as the page."
    >
      <Tabs label="Forms of the document" tabs={tabs} />
    </Article>
  )
}
