// The reference backend's stand-in for https://accounts.google.com/gsi/client: the same calls, for one account of this
// machine. A test names another account in `globalThis.sandboxGoogleAccount`.
const tokenAddress = new URL('token', document.currentScript.src)
let options = null

async function signIn() {
  if (!options) throw new Error('google.accounts.id.initialize() was not called')
  const { client_id: clientId, nonce, callback } = options
  const account = globalThis.sandboxGoogleAccount
  const answer = await fetch(tokenAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, ...(nonce && { nonce }), ...(account && { account }) }),
  })
  const { credential } = await answer.json()
  callback({ credential, select_by: 'btn', clientId })
}

function renderButton(parent, { text = 'signin_with', click_listener: onClick } = {}) {
  const words = {
    signin_with: 'Sign in',
    signup_with: 'Sign up',
    continue_with: 'Continue',
    signin: 'Sign in',
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${words[text] ?? 'Sign in'} with Google (stand-in)`
  button.addEventListener('click', () => {
    onClick?.()
    signIn()
  })
  parent.replaceChildren(button)
}

globalThis.google = {
  accounts: {
    id: {
      initialize: (given) => {
        options = given
      },
      renderButton,
      // One Tap signs in with its only account at once.
      prompt: (onMoment) => {
        onMoment?.({
          isDisplayMoment: () => true,
          isDisplayed: () => true,
          isNotDisplayed: () => false,
          isSkippedMoment: () => false,
          isDismissedMoment: () => false,
          getMomentType: () => 'display',
        })
        signIn()
      },
      cancel: () => {},
      disableAutoSelect: () => {},
    },
  },
}
