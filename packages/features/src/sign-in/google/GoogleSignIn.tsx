import { Link, Text } from '@coverkit/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Session, SignInConfig } from '../../common/session/index.ts'
import { signInCopy as copy } from '../copy.ts'
import { loadIdentity } from '../loadIdentity.ts'
import * as styles from './google.css.ts'
import { type GoogleAccounts, loadGoogle } from './loadGoogle.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'

type GoogleSignInProps = { readonly session: Session; readonly onSignedIn: () => void }
type ButtonProps = GoogleSignInProps & { readonly scriptUrl: string; readonly clientId: string }

/** Google's own button. Its script is loaded when this is first drawn. */
function GoogleButton({ session, onSignedIn, scriptUrl, clientId }: ButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const take = useEffectEvent(async (credential: string, nonce: string) => {
    if (await signInWithGoogle(session, credential, nonce)) onSignedIn()
  })
  useEffect(() => {
    let isGone = false
    const nonce = crypto.randomUUID()
    const draw = (accounts: GoogleAccounts) => {
      if (isGone || !place.current) return
      const callback = ({ credential }: { readonly credential: string }) => {
        if (!isGone) void take(credential, nonce)
      }
      accounts.initialize({ client_id: clientId, nonce, callback })
      accounts.renderButton(place.current, { type: 'standard', size: 'large', text: 'continue_with' })
    }
    loadGoogle(scriptUrl).then(draw, () => setAway(true))
    return () => {
      isGone = true
    }
  }, [scriptUrl, clientId])
  return isAway ? <Text tone="soft">{copy.googleAway}</Text> : <div ref={place} className={styles.place} />
}

/** The other way in, where it is configured. Pages that load nothing of others lead to one that may. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { session } = props
  const [google, setGoogle] = useState<SignInConfig['google']>(null)
  useEffect(() => {
    void loadIdentity(session).then((identity) => setGoogle(identity?.google ?? null))
  }, [session])
  if (!google) return null
  if ('page' in google) {
    const back = encodeURIComponent(window.location.pathname)
    return (
      <Link href={`${google.page}?redirect=${back}`} variant="standalone">
        {copy.googlePage}
      </Link>
    )
  }
  return (
    <div className={styles.other}>
      <Text as="span" size={15} tone="soft">
        {copy.google}
      </Text>
      <GoogleButton {...props} {...google} />
    </div>
  )
}
