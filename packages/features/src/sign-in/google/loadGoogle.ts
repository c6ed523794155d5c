/** The used part of Google's script: https://developers.google.com/identity/gsi/web/reference/js-reference */
export interface GoogleAccounts {
  initialize(options: {
    readonly client_id: string
    readonly nonce: string
    readonly callback: (answer: { readonly credential: string }) => void
  }): void
  renderButton(place: HTMLElement, options: Readonly<Record<string, string>>): void
}

const PATIENCE_MS = 5_000

interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The address as the page's policy on Trusted Types wants it, by the policy that it names. */
const trusted = (url: string): string => {
  const types: TypePolicies | undefined = Reflect.get(window, 'trustedTypes')
  return (
    types?.createPolicy('google-sign-in', { createScriptURL: (given) => given }).createScriptURL(url) ?? url
  )
}

let loading: Promise<GoogleAccounts> | undefined

function accounts(): GoogleAccounts | undefined {
  const google: unknown = Reflect.get(window, 'google')
  const found = google as { readonly accounts?: { readonly id?: GoogleAccounts } } | undefined
  return found?.accounts?.id
}

/** Loads Google's script, once for a page. Rejects when it is blocked or silent; asked again, it tries again. */
export function loadGoogle(scriptUrl: string): Promise<GoogleAccounts> {
  loading ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error('Google sign-in did not load'))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      const found = accounts()
      if (found) resolve(found)
      else fail()
    }
    script.async = true
    // Pages with personal data are not entered from a document that has it.
    script.dataset.foreign = ''
    script.src = trusted(scriptUrl)
    document.head.append(script)
  })
  return loading
}
