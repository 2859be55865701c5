import { useLocale } from './navigation/locale-path.ts'

/**
 * The words of a page that few ever see, which need them at once: its languages come together with its file, and no
 * other page hears of them.
 */
export function useApartWords<Words>(files: Record<string, Words>): Words {
  const locale = useLocale()
  const [, words] = Object.entries(files).find(([name]) => name.includes(`/${locale}/`)) ?? []
  if (words === undefined) throw new Error(`no words in ${locale}`)
  return words
}
