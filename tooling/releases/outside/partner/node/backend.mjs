// The client and the sign-in against a running backend: BACKEND is its address, EMAIL and PASSWORD somebody with an account.
import { createApiClient, loadOccupations, loadUser } from '@coverkit/api-client'
import { createIdentityClient } from '@coverkit/identity'

const { BACKEND, EMAIL, PASSWORD, CLIENT_ID } = process.env
const identity = createIdentityClient({ clientId: CLIENT_ID, endpoint: BACKEND })
const signIn = (password) =>
  identity.initiateAuth({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: EMAIL, PASSWORD: password },
  })
const refused = await signIn('Wrong-1!')
const signedIn = await signIn(PASSWORD)
const token = signedIn.ok ? signedIn.value.AuthenticationResult.IdToken : null

const visitor = createApiClient({ baseUrl: BACKEND })
const customer = createApiClient({ baseUrl: BACKEND, getToken: () => token })
const occupations = await loadOccupations(visitor)
const stranger = await loadUser(visitor)
const known = await loadUser(customer)
console.log(
  JSON.stringify({
    refused: refused.ok ? null : refused.error.name,
    occupations: occupations.length,
    stranger: stranger.ok ? null : stranger.error.kind,
    known: known.ok ? known.value.email : known.error,
  }),
)
