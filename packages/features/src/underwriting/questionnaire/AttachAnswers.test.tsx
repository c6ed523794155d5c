import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AttachAnswers } from './AttachAnswers.tsx'

const attachment = {
  questionnaire: { definition: 'personal|1', values: {}, rows: {} },
  facts: [
    { key: 'mind.mental', ask: 'Have you ever had anxiety?', words: ['Yes'] },
    { key: 'mind.kinds#r1', ask: 'Which?', words: ['Anxiety', 'Low mood'] },
  ],
}

it('shows every answer that would go along, beside a tick that is not set', () => {
  const html = renderToStaticMarkup(
    <AttachAnswers attachment={attachment} checked={false} onChange={() => undefined} />,
  )
  expect(html).toContain('Send the answers I’ve given so far')
  expect(html).not.toContain('checked=""')
  expect(html).toContain('See all 2 answers')
  expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(
    /Have you ever had anxiety\?\|+Yes\|+Which\?\|+Anxiety, Low mood/,
  )
})
