import type { mail as words } from '../../en/mail/mail.ts'
import { alertMail } from '../alerts/alert-mail.ts'
import { applicationMail } from '../applications/application-mail.ts'
import { disputeMail } from '../disputes/dispute-mail.ts'
import { enquiryMail } from '../enquiries/enquiry-mail.ts'
import { orderMail } from '../orders/order-mail.ts'
import { planMail } from '../plans/plan-mail.ts'

const { kinds: orderKinds, ...order } = orderMail
const { kinds: applicationKinds, ...application } = applicationMail
const { kinds: enquiryKinds, ...enquiry } = enquiryMail
const { kinds: planKinds, ...plan } = planMail
const { kinds: disputeKinds, ...dispute } = disputeMail

export const mail: typeof words = {
  greeting: '{name}，您好：',
  linkInClear: '如果按钮无法使用，请在浏览器中打开以下地址：',
  automatic: '本邮件因 {host} 上某个账户的操作而自动发送。',
  order,
  letter: {
    greeting: '您好：',
    automatic: '本邮件因有人在 {host} 填写了这个邮箱而发送。',
    reason: '您收到这封来信，是因为您在 {host} 订阅了它。',
    unsubscribe: '退订',
    test: '【测试】{subject}',
  },
  application,
  enquiry,
  alert: alertMail,
  plan,
  dispute,
  kinds: {
    'verify-address': {
      subject: '请确认您的电子邮箱',
      title: '这是您的邮箱吗？',
      body: '有人（希望就是您本人）用这个邮箱在本画廊注册了账户。请确认该邮箱属于您。',
      button: '确认我的邮箱',
      note: '链接七天内有效。如果不是您本人，无需任何操作：未经您确认，我们不会再发送邮件。',
    },
    'reset-password': {
      subject: '为您的账户设置新密码',
      title: '请设置新密码',
      body: '有人请求为您在本画廊的账户设置新密码。点击下方按钮即可设置。',
      button: '设置密码',
      note: '链接一小时内有效，且只能使用一次。如果不是您本人，请不必理会：您的密码不会改变。',
    },
    'password-changed': {
      subject: '您的密码已更改',
      title: '您的密码已更改',
      body: '您在本画廊的账户密码刚刚更改，所有设备均已退出登录。',
      button: '不是我本人',
      note: '如果是您本人，无需任何操作。如果不是，请立即点击上方按钮设置新密码。',
    },
    'address-changed': {
      subject: '您账户的电子邮箱已更改',
      title: '您的账户有了新邮箱',
      body: '今后我们将写信至 {newEmail}。这是发往原邮箱的最后一封账户邮件。',
      note: '如果不是您本人，请尽快与画廊联系，我们会与您一同处理。',
    },
    'service-linked': {
      subject: '现在您可以用{service}登录',
      title: '登录账户的新方式',
      body: '您在本画廊的账户现已与{service}关联：在那里登录即可打开账户。',
      button: '查看我的账户',
      note: '如果不是您本人，请为您的账户设置新密码，并更改{service}的密码。',
    },
    'second-factor-set': {
      subject: '您的第二重验证已更改',
      title: '您的身份验证方式已更改',
      body: '您在本画廊账户的第二重验证（设备或通行密钥）刚刚被设置、更改或移除。',
      note: '如果是您本人操作，无需处理。如果不是，请立即告知画廊管理员。',
    },
    'second-factor-reset': {
      subject: '您的第二重验证已重置',
      title: '请重新设置第二重验证',
      body: '{by}已移除您在本画廊账户的第二重验证。下次登录时，您需要重新设置。',
      note: '如果不是您要求的，请立即告知画廊管理员。',
    },
    'staff-invitation': {
      subject: '{by}邀请您加入画廊团队',
      title: '欢迎加入画廊',
      body: '{by}邀请您一同管理我们的线上画廊。点击下方按钮即可接受邀请并设置登录方式。',
      button: '接受邀请',
      note: '链接只能使用一次，七天内有效。如果您不清楚缘由，请勿使用。',
    },
    'webhook-paused': {
      subject: '一个外部程序已无响应',
      title: '{host} 已收不到画廊的通知',
      body: '两天多以来，我们发送给 {host} 上程序的通知均未送达。为避免积压，我们已停止向其发送。您可以在后台查看对方的回应、进行测试并重新启用。',
      button: '查看其他程序',
      note: '在此期间发生的一切仍照常保存在画廊中，只是该程序尚不知情。',
    },
    'certificate-handed-on': {
      subject: '您的证书 {certificate} 已被接收',
      title: '对方已接收',
      body: '持有您链接的人已接收证书 {certificate}。它现在在对方的账户中，不再属于您的账户。',
      button: '查看我的收藏',
      note: '如果您没有把链接交给任何人，请立即写信给我们。',
    },
    'account-deleted': {
      subject: '您的账户已删除',
      title: '您的账户已删除',
      body: '按照您的要求，我们已删除您的账户及其中的全部内容：地址、收藏和登录记录。订单会依法在账簿中保留，但不再与任何账户关联。',
      note: '感谢您与作品共度的时光。画廊的大门始终为您敞开。',
    },
    'data-erased': {
      subject: '您的资料已删除',
      title: '您的资料已删除',
      body: '应您的要求，我们已删除所保存的有关您的资料：账户、留言、意愿与邮件。法律要求我们保存的内容会按规定期限留在账簿中：已付款项的姓名、地址与金额。',
      note: '这是我们写给您的最后一封邮件，我们不会保留它。',
    },
    'newsletter-confirm': {
      subject: '请确认订阅画廊来信',
      title: '可以给您写信吗？',
      body: '有人（希望就是您本人）用这个邮箱订阅了本画廊的来信：新作与开幕消息，大约每月一封。请确认您愿意收到。',
      button: '是的，我要订阅',
      note: '链接七天内有效。如果不是您本人，无需任何操作：未经您确认，我们不会寄出来信，并会删除这个邮箱。',
    },
    'newsletter-already': {
      subject: '您已订阅画廊来信',
      title: '您已在我们的名单上',
      body: '有人（希望就是您本人）用这个邮箱订阅了本画廊的来信。您已经订阅，大约每月一封，无需再确认。',
      note: '如果不想再收到来信：每封来信的末尾都有退订链接。',
    },
    ...orderKinds,
    ...applicationKinds,
    ...enquiryKinds,
    ...planKinds,
    ...disputeKinds,
  },
}
