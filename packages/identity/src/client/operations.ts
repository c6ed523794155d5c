/** A name and a value. The product's own attributes are called `custom:…`. */
export interface IdentityAttribute {
  readonly Name: string
  readonly Value?: string
}

/** Texts by key that the pool's own code gets to see. */
export type Metadata = Readonly<Record<string, string>>

/** What the service's risk check may know of the browser. */
export interface UserContextData {
  readonly IpAddress?: string
  readonly EncodedData?: string
}

interface UserCall {
  readonly Username: string
  /** Instead of the client's `secretHash`. */
  readonly SecretHash?: string
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
}

interface TokenCall {
  readonly AccessToken: string
}

export interface InitiateAuthInput {
  /** `USER_PASSWORD_AUTH` takes USERNAME and PASSWORD, `REFRESH_TOKEN_AUTH` takes REFRESH_TOKEN. */
  readonly AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH'
  readonly AuthParameters: Metadata
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
  readonly Session?: string
}

export interface GetTokensFromRefreshTokenInput {
  readonly RefreshToken: string
  readonly DeviceKey?: string
  readonly ClientMetadata?: Metadata
}

export interface RespondToAuthChallengeInput {
  /** Such as `NEW_PASSWORD_REQUIRED`. */
  readonly ChallengeName: string
  readonly Session?: string
  readonly ChallengeResponses?: Metadata
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
}

export interface SignUpInput extends UserCall {
  readonly Password: string
  readonly UserAttributes?: readonly IdentityAttribute[]
  readonly ValidationData?: readonly IdentityAttribute[]
}

export interface ConfirmSignUpInput extends UserCall {
  readonly ConfirmationCode: string
  readonly ForceAliasCreation?: boolean
  readonly Session?: string
}

export interface ConfirmForgotPasswordInput extends UserCall {
  readonly ConfirmationCode: string
  readonly Password: string
}

export interface UpdateUserAttributesInput extends TokenCall {
  readonly UserAttributes: readonly IdentityAttribute[]
  readonly ClientMetadata?: Metadata
}

export interface VerifyUserAttributeInput extends TokenCall {
  readonly AttributeName: string
  readonly Code: string
}

export interface AttributeCodeInput extends TokenCall {
  readonly AttributeName: string
  readonly ClientMetadata?: Metadata
}

export interface ChangePasswordInput extends TokenCall {
  readonly PreviousPassword: string
  readonly ProposedPassword: string
}

/** Tokens of a signed-in user. `ExpiresIn` is in seconds. */
export interface AuthenticationResult {
  readonly AccessToken?: string
  readonly IdToken?: string
  /** After a renewal only when the pool rotates refresh tokens. */
  readonly RefreshToken?: string
  readonly ExpiresIn?: number
  readonly TokenType?: string
}

/** Tokens, or a challenge to answer first. */
export interface AuthAnswer {
  readonly AuthenticationResult?: AuthenticationResult
  readonly ChallengeName?: string
  readonly ChallengeParameters?: Metadata
  readonly Session?: string
}

/** Where a code went; the destination is masked. */
export interface CodeDeliveryDetails {
  readonly AttributeName?: string
  readonly DeliveryMedium?: string
  readonly Destination?: string
}

export interface CodeSentAnswer {
  readonly CodeDeliveryDetails?: CodeDeliveryDetails
}

export interface SignUpAnswer extends CodeSentAnswer {
  readonly UserConfirmed: boolean
  readonly UserSub: string
  readonly Session?: string
}

export interface GetUserAnswer {
  readonly Username: string
  readonly UserAttributes: readonly IdentityAttribute[]
  readonly PreferredMfaSetting?: string
  readonly UserMFASettingList?: readonly string[]
}

/**
 * What each operation takes and gives, in the service model's member names (2016-04-18). The client adds `ClientId`
 * where the model wants it; members left out are not sent.
 */
export interface Operations {
  InitiateAuth: [InitiateAuthInput, AuthAnswer]
  GetTokensFromRefreshToken: [
    GetTokensFromRefreshTokenInput,
    { readonly AuthenticationResult?: AuthenticationResult },
  ]
  RespondToAuthChallenge: [RespondToAuthChallengeInput, AuthAnswer]
  SignUp: [SignUpInput, SignUpAnswer]
  ConfirmSignUp: [ConfirmSignUpInput, { readonly Session?: string }]
  ResendConfirmationCode: [UserCall, CodeSentAnswer]
  ForgotPassword: [UserCall, CodeSentAnswer]
  ConfirmForgotPassword: [ConfirmForgotPasswordInput, object]
  GetUser: [TokenCall, GetUserAnswer]
  UpdateUserAttributes: [
    UpdateUserAttributesInput,
    { readonly CodeDeliveryDetailsList?: readonly CodeDeliveryDetails[] },
  ]
  VerifyUserAttribute: [VerifyUserAttributeInput, object]
  GetUserAttributeVerificationCode: [AttributeCodeInput, CodeSentAnswer]
  ChangePassword: [ChangePasswordInput, object]
  RevokeToken: [{ readonly Token: string }, object]
  GlobalSignOut: [TokenCall, object]
}

export type Operation = keyof Operations
