import { useEffect, useRef } from 'react'
import { READY, type StudioMessage } from './StudioMessage.ts'

/** Sends the edited brand to every preview on this page: to each once it is ready, and to all after every edit. */
export function usePreviews(message: StudioMessage | null): void {
  const ready = useRef(new Set<MessageEventSource>())
  const latest = useRef(message)
  useEffect(() => {
    const send = (target: MessageEventSource) =>
      latest.current && target.postMessage(latest.current, { targetOrigin: window.location.origin })
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || data !== READY || source === null) return
      ready.current.add(source)
      send(source)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
  useEffect(() => {
    latest.current = message
    if (message === null) return
    for (const target of ready.current) target.postMessage(message, { targetOrigin: window.location.origin })
  }, [message])
}
