import type { Locale } from '../contract/locale.ts'

/** What is said when even the error page fails: it stands alone, so that nothing else can be missing. */
export const LAST_RESORT: Record<Locale, { text: string; goHome: string }> = {
  en: { text: 'An error occurred while showing the error page', goHome: 'Go home' },
  fr: { text: 'Une erreur est survenue lors de l’affichage de la page d’erreur', goHome: 'Retour à l’accueil' },
  cn: { text: '显示错误页面时发生错误', goHome: '返回首页' },
}
