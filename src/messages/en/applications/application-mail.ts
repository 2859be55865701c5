/** Words of the mails about an artist's application. */
export const applicationMail = {
  automatic: 'This message was sent automatically because of an application to the artist programme at {host}.',
  reference: 'Reference',
  applicant: 'Applicant',
  pages: 'Pages',
  note: 'From the gallery',
  kinds: {
    'application-received': {
      subject: 'Your application {reference} has arrived',
      title: 'Your application has arrived',
      body: 'Thank you for your trust. Your file has arrived complete and opens as it should; we will look at it from the first page to the last.',
      button: 'See how it stands',
      note: 'Please keep the reference for any question. The button opens a private page that shows at any time how your application stands.',
    },
    'application-under-review': {
      subject: 'We are looking at your application {reference}',
      title: 'Your file is on our table',
      body: 'We have begun to look at your application.',
      button: 'See how it stands',
      note: 'Every file gets an answer, whichever it is. Until then there is nothing for you to do.',
    },
    'application-incomplete': {
      subject: 'Something is missing in your application {reference}',
      title: 'Something is missing',
      body: 'We would like to go on with your application, but the file lacks something.',
      button: 'See how it stands',
      note: 'Please answer this message with what is missing, or send a complete file with the form: a second try is free as well.',
    },
    'application-accepted': {
      subject: 'Welcome: your application {reference} is accepted',
      title: 'Welcome to the programme',
      body: 'We would be glad to show your work. Your application is accepted.',
      button: 'Start my year',
      note: 'With the button you start the plan: 150 euros a month including tax, for one year. Your place is kept for you; nothing is due before you agree.',
    },
    'application-declined': {
      subject: 'Your application {reference}',
      title: 'Not this time',
      body: 'Thank you for showing us your work. After looking at it carefully we cannot offer you a place in the programme this time.',
      button: 'See the answer',
      note: 'Places are few, and this says little about your work. You are welcome to apply again, free of charge.',
    },
    'application-arrived': {
      subject: 'A new application: {applicant}, {reference}',
      title: 'A new application',
      body: '{applicant} has applied to the artist programme.',
      note: 'The file was checked: it is complete and opens. It lies among the applications.',
    },
  },
}
