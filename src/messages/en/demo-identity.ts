/** Words of the service that the demo lets people come in through. */
export const demoIdentity = {
  title: 'Who would you like to be?',
  mark: 'Demo',
  introduction:
    'This page stands in for a service such as Google. Its people are invented, and it runs on the same server as the gallery.',
  choose: 'Continue as {name}',
  decline: 'Decline and go back',
  faultTitle: 'This request is not complete',
  fault: 'The page that sent you here left something out. Please go back and try again.',
  people: {
    visitor: 'New here: the gallery opens an account.',
    collector: 'Known to the gallery: the login is linked to the account that exists.',
    unverified: 'The service has not verified this e-mail address: the gallery will decline.',
  },
}
