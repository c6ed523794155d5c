import { papers } from 'virtual:backend-papers'
import { Link, Stack, Tabs, Text } from '@coverkit/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { Article } from '../frame/Article.tsx'
import './mails.css'

const isTest = import.meta.env.MODE === 'test'

/** The address of a file that is only in memory, as long as the page is shown. */
function useFile(base64: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [base64])
  return address
}

/** A document as customers get it: the tagged PDF, and the same document as a page. */
export function PaperPage({ name }: { name: string }): ReactElement {
  const paper = papers.find((one) => one.name === name)
  if (!paper) throw new Error(`The backend makes no document "${name}".`)
  const file = useFile(paper.pdf)
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
            {file !== undefined && (
              <Link href={file} target="_blank">
                Open the PDF
              </Link>
            )}
          </Text>
          {/* A browser without a window has nothing that shows a PDF. */}
          <iframe className="paper" title={`${name}, as a PDF`} src={isTest ? undefined : file} />
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
