import type { enquiryMail as words } from '../../en/enquiries/enquiry-mail.ts'

export const enquiryMail: typeof words = {
  automatic: '本邮件之所以发送，是因为有人在 {host} 用此邮箱地址写信给画廊。',
  automaticNoted: '本邮件之所以发送，是因为有人将此邮箱地址留给了 {host} 的画廊。',
  automaticToGallery: '本邮件因有人在 {host} 写信给画廊而自动发送。',
  reference: '咨询编号',
  sender: '来自',
  about: '事由',
  works: '作品',
  message: '留言内容',
  fromGallery: '画廊回复',
  files: '附件（点击按钮查看）',
  deliveryTo: '运输（全包）',
  validUntil: '有效期至（含当日）',
  kindNames: {
    price: '询价',
    question: '关于作品的问题',
    delivery: '运费报价',
    contact: '其他事项',
  },
  kinds: {
    'enquiry-received': {
      subject: '我们已收到您的留言，{reference}',
      title: '您的留言已送达',
      body: '感谢您的来信。我们会有专人亲自回复，一般在两个工作日之内。',
      button: '打开对话',
      note: '点击按钮可打开专属页面，查看全部往来内容，并随时补充。如果并非您本人来信，无需任何操作。',
    },
    'enquiry-noted': {
      subject: '我们的记录，{reference}',
      title: '我们已记下您所说的内容',
      body: '感谢您的关注。以下是我们的记录，我们会有专人答复您，通常在两个工作日之内。',
      button: '打开对话',
      note: '点击按钮可打开一个私密页面，其中有全部往来内容，您可随时补充或更正。如果您并未与我们交谈，则无需理会。',
    },
    'enquiry-answered': {
      subject: '画廊的回复，{reference}',
      title: '我们已回复您',
      body: '以下是我们对您留言的答复。',
      button: '打开对话',
      note: '您可以点击按钮在专属页面上回信，也可以直接回复本邮件。',
    },
    'enquiry-offer': {
      subject: '给您的专属报价，{reference}',
      title: '给您的专属报价',
      body: '我们很高兴为您提供这份报价。它只属于您：购买时需要使用此邮箱地址的账户。',
      button: '查看报价',
      note: '报价并不为您保留作品：先付款者得之。运费另计，付款前会显示。',
    },
    'enquiry-arrived': {
      subject: '新咨询：{sender}，{reference}',
      title: '收到一份新咨询',
      body: '{sender} 写信给画廊。',
      note: '直接回复本邮件，回信会送达对方，但不会进入对话页面。下方引用的内容由对方所写。',
    },
    'enquiry-message': {
      subject: '{sender} 的补充留言，{reference}',
      title: '对话有了新内容',
      body: '{sender} 再次来信。',
      note: '直接回复本邮件，回信会送达对方，但不会进入对话页面。下方引用的内容由对方所写。',
    },
  },
}
