import type { applicationMail as words } from '../../en/applications/application-mail.ts'

export const applicationMail: typeof words = {
  automatic: '本邮件因 {host} 上一份艺术家计划申请而自动发送。',
  reference: '申请编号',
  applicant: '申请人',
  pages: '页数',
  note: '画廊留言',
  kinds: {
    'application-received': {
      subject: '您的申请 {reference} 已收到',
      title: '您的申请已收到',
      body: '感谢您的信任。文件已完整送达，可以正常打开。我们会从第一页看到最后一页。',
      button: '查看申请进度',
      note: '如有疑问，请保留此编号。点击按钮可打开专属页面，随时查看申请进度。',
    },
    'application-under-review': {
      subject: '我们正在审阅您的申请 {reference}',
      title: '您的文件已在我们案头',
      body: '我们已开始审阅您的申请。',
      button: '查看申请进度',
      note: '无论结果如何，每份申请都会得到答复。在此之前，您无需任何操作。',
    },
    'application-incomplete': {
      subject: '您的申请 {reference} 缺少内容',
      title: '申请缺少内容',
      body: '我们希望继续审阅您的申请，但文件尚不完整。',
      button: '查看申请进度',
      note: '请回复本邮件补充所缺内容，或通过表单重新提交完整文件：再次申请同样免费。',
    },
    'application-accepted': {
      subject: '欢迎加入：您的申请 {reference} 已通过',
      title: '欢迎加入艺术家计划',
      body: '我们很高兴展示您的作品。您的申请已通过。',
      button: '开始我的一年',
      note: '点击按钮即可开通计划：每月 150 欧元（含税），为期一年。名额已为您保留，在您同意之前无需付款。',
    },
    'application-declined': {
      subject: '关于您的申请 {reference}',
      title: '这一次未能入选',
      body: '感谢您向我们展示作品。经过认真审阅，我们这一次无法为您提供计划名额。',
      button: '查看答复',
      note: '名额十分有限，这并不代表对您作品的评判。欢迎您再次免费申请。',
    },
    'application-arrived': {
      subject: '新申请：{applicant}，{reference}',
      title: '收到一份新申请',
      body: '{applicant} 申请加入艺术家计划。',
      note: '文件已经过检查，完整且可以打开，存放在申请列表中。',
    },
  },
}
