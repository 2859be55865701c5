import type { reader as words } from '../../en/backoffice/reader.ts'

/** Words around a PDF that is read in the page. */
export const reader: typeof words = {
  open: '在此阅读 PDF',
  fetchFailed: '无法取得 PDF，请重新加载页面。',
  page: '第 {page} 页，共 {pages} 页',
  previous: '上一页',
  next: '下一页',
  smaller: '缩小',
  larger: '放大',
  tools: 'PDF 文件',
  opening: '请稍候……',
  failed: '此处无法显示。请保存 PDF，用您自己的程序打开。',
}
