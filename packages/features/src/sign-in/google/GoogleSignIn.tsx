import { Link, Text } from '@coverkit/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import type { PageServices, SignInConfig } from '#common/page-services/index.ts'
import { signInCopy as copy } from '../copy.ts'
import { loadIdentity } from '../loadIdentity.ts'
import * as styles from './google.css.ts'
import { type GoogleAccounts, loadGoogle } from './loadGoogle.ts'
import type { GoogleCredential } from './signInWithGoogle.ts'

type GoogleSignInProps = {
  readonly services: PageServices
  readonly sharedComputer: boolean
  readonly onSignedIn: () => void
}
type ButtonProps = GoogleSignInProps & {
  readonly scriptUrl: string
  readonly clientId: string
  readonly onPasswordRequired: (credential: GoogleCredential) => void
}

const LinkGoogleForm = lazyComponent(() => import('./LinkGoogleForm.tsx'), 'LinkGoogleForm')

/** Google's own button. Its script is loaded when this is first drawn. */
function GoogleButton(props: ButtonProps) {
  const { services, sharedComputer, onSignedIn, scriptUrl, clientId, onPasswordRequired } = props
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  // Works once, so the next press needs another.
  const [nonce, setNonce] = useState(() => crypto.randomUUID())
  const take = useEffectEvent(async (credential: string) => {
    const taken = { idToken: credential, nonce }
    const { signInWithGoogle } = await import('./signInWithGoogle.ts')
    const outcome = await signInWithGoogle(services, taken, sharedComputer)
    if (outcome === 'signed-in') onSignedIn()
    if (outcome === 'password-required') onPasswordRequired(taken)
    if (outcome === 'failed') setNonce(crypto.randomUUID())
  })
  useEffect(() => {
    let isGone = false
    const draw = (accounts: GoogleAccounts) => {
      if (isGone || !place.current) return
      const callback = ({ credential }: { readonly credential: string }) => {
        if (!isGone) void take(credential)
      }
      accounts.initialize({ client_id: clientId, nonce, callback })
      accounts.renderButton(place.current, { type: 'standard', size: 'large', text: 'continue_with' })
    }
    loadGoogle(scriptUrl).then(draw, () => setAway(true))
    return () => {
      isGone = true
    }
  }, [scriptUrl, clientId, nonce])
  return isAway ? <Text tone="soft">{copy.googleAway}</Text> : <div ref={place} className={styles.place} />
}

/** The other way in, where it is configured. Pages that load nothing of others lead to one that may. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { services, onSignedIn } = props
  const [waiting, setWaiting] = useState<GoogleCredential | null>(null)
  const [google, setGoogle] = useState<SignInConfig['google']>(null)
  useEffect(() => {
    void loadIdentity(services).then((identity) => setGoogle(identity?.google ?? null))
  }, [services])
  if (!google) return null
  if ('page' in google) {
    const back = encodeURIComponent(window.location.pathname)
    return (
      <Link href={`${google.page}?redirect=${back}`} variant="standalone">
        {copy.googlePage}
      </Link>
    )
  }
  if (waiting)
    return (
      <div className={styles.form}>
        <LinkGoogleForm
          services={services}
          credential={waiting}
          sharedComputer={props.sharedComputer}
          onSignedIn={onSignedIn}
          onCancel={() => setWaiting(null)}
        />
      </div>
    )
  return (
    <div className={styles.other}>
      <Text as="span" size={15} tone="soft">
        {copy.google}
      </Text>
      <GoogleButton {...props} {...google} onPasswordRequired={setWaiting} />
    </div>
  )
}
