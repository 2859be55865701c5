export type { NewPayment, Payment, PaymentNotice, PaymentProvider } from './payment-provider.ts'
