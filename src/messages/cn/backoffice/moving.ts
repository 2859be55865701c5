import type { moving as words } from '../../en/backoffice/moving.ts'

export const moving: typeof words = {
  title: '整个画廊',
  introduction:
    '访客看到的和员工正在撰写的全部内容，连同所有图片、影片和文件，合为一个 ZIP 压缩包：用于备份或搬迁。不包含账户、订单、咨询和信件。',
  link: '导出或导入整个画廊',
  out: {
    title: '导出',
    hint: '压缩包含有草稿、未公开的价格和原图，仅供员工使用。它会保留两天，或直到下一个压缩包完成。',
    start: '导出整个画廊',
    again: '重新导出',
    running: '正在导出……',
    waiting: '即将开始导出……',
    progress: '内容 {done} / {total} · {doneBytes} / {totalBytes}',
    mayLeave: '您可以离开此页面：导出会继续进行。',
    stop: '停止',
    stopped: '已停止导出。',
    ready: '已完成：{size}',
    readyBy: '{actor}，{moment}；保留至 {until}',
    save: '保存压缩包',
    forget: '删除',
    forgotten: '压缩包已删除。',
    missing: '以下文件已不存在，压缩包中没有它们（{count}）：',
    failures: {
      'no-room': '画廊的磁盘已满，未能生成压缩包。请腾出空间后重试。',
      other: '未能导出画廊。请重试。',
    },
  },
  in: {
    title: '导入',
    hint: '最大 20 GB 的压缩包：在此处或别处导出的画廊，或您自行压缩的画廊文件夹。您会先看到结果预览；然后全部导入，或完全不导入。',
  },
}
