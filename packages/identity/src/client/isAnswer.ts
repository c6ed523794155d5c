import * as z from 'zod/mini'
import type { Operation, Operations } from './operations.ts'

const text = z.string()
const optionalText = z.exactOptional(text)

const authenticationResult = z.exactOptional(
  z.object({
    AccessToken: optionalText,
    IdToken: optionalText,
    RefreshToken: optionalText,
    ExpiresIn: z.exactOptional(z.number()),
    TokenType: optionalText,
  }),
)
const auth = z.object({
  AuthenticationResult: authenticationResult,
  ChallengeName: optionalText,
  ChallengeParameters: z.exactOptional(z.record(text, text)),
  Session: optionalText,
})
const delivery = z.object({
  AttributeName: optionalText,
  DeliveryMedium: optionalText,
  Destination: optionalText,
})
const codeSent = z.object({ CodeDeliveryDetails: z.exactOptional(delivery) })
const nothing = z.object({})

const schemas: { readonly [Name in Operation]: z.ZodMiniType<Operations[Name][1]> } = {
  InitiateAuth: auth,
  GetTokensFromRefreshToken: z.object({ AuthenticationResult: authenticationResult }),
  RespondToAuthChallenge: auth,
  SignUp: z.extend(codeSent, { UserConfirmed: z.boolean(), UserSub: text, Session: optionalText }),
  ConfirmSignUp: z.object({ Session: optionalText }),
  ResendConfirmationCode: codeSent,
  ForgotPassword: codeSent,
  ConfirmForgotPassword: nothing,
  GetUser: z.object({
    Username: text,
    UserAttributes: z.array(z.object({ Name: text, Value: optionalText })),
    PreferredMfaSetting: optionalText,
    UserMFASettingList: z.exactOptional(z.array(text)),
  }),
  UpdateUserAttributes: z.object({ CodeDeliveryDetailsList: z.exactOptional(z.array(delivery)) }),
  VerifyUserAttribute: nothing,
  GetUserAttributeVerificationCode: codeSent,
  ChangePassword: nothing,
  RevokeToken: nothing,
  GlobalSignOut: nothing,
  ReleaseFormerEmail: nothing,
}

/** Whether a success of the operation is what the service model says. For the client's option of that name. */
export function isAnswer(operation: Operation, value: object): boolean {
  return schemas[operation].safeParse(value).success
}
