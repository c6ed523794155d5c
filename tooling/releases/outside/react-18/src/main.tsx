import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { StrictMode, useState, version } from 'react'
import { createRoot } from 'react-dom/client'

const host = 'http://127.0.0.1:9'

function Quotes() {
  const [mode, setMode] = useState<'inline' | 'popup'>('inline')
  return (
    <>
      <button type="button" onClick={() => setMode('popup')}>
        {`As a popup, in React ${version}`}
      </button>
      <CoverkitEmbed host={host} account="wattlebird" flow="client-quote" mode={mode} minHeight={600} />
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Quotes />
  </StrictMode>,
)
