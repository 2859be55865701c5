/** An address without the secrets that links and logins carry in it. */
export const withoutSecrets = (url: string): string =>
  url
    .replace(
      /(\/(?:verification|forgot-password|newsletter\/confirm|newsletter\/unsubscribe|alerts\/unsubscribe|applications?|enquir(?:y|ies)|offers?|plans)\/)[^/?]+/,
      '$1…',
    )
    .replaceAll(/([?&](?:code|state|nonce|challenge|application)=)[^&]*/g, '$1…')
