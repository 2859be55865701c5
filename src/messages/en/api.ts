/** Words of the API's own replies. */
export const api = {
  errors: {
    'malformed-request': 'The request could not be understood.',
    unauthenticated: 'Please log in first.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': 'This address does not take {method} requests.',
    'payload-too-large': 'What was sent is too large.',
    'unsupported-media-type': 'This address does not take that kind of content.',
    'validation-failed': 'Please check the fields that are marked.',
    'too-many-requests': 'Too many attempts. Please try again in {seconds} seconds.',
    'internal-error': 'Something went wrong on our side. Please try again later.',
    unavailable: 'The gallery is very busy or under repair. Please try again in a moment.',
  },
  fields: {
    required: 'Please fill in this field.',
    invalid: 'This value is not valid.',
    email: 'Please enter a valid e-mail address, such as name@example.com.',
    tooShort: 'Please use at least {min} characters.',
    tooLong: 'Please use at most {max} characters.',
    number: 'Please enter a number.',
    tooSmall: 'Please enter at least {min}.',
    tooBig: 'Please enter at most {max}.',
    option: 'Please choose one of: {options}.',
  },
}
