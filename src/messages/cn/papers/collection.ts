import type { collection as english } from '../../en/papers/collection.ts'

export const collection: typeof english = {
  title: '{owner}的收藏',
  asOf: '截至{day}',
  works: { none: '暂无作品', one: '1 件作品', many: '{count} 件作品' },
  sum: '收藏总值：{sum}',
  edition: '版数',
  acquired: '购入',
  valueOn: '{value}（{day}）',
  how: '所有金额均以欧元计。价值以所有者所述为准；未说明者按购入价计。',
  unknown: {
    one: '有 1 件作品两者均不详，未计入总值。',
    many: '有 {count} 件作品两者均不详，未计入总值。',
  },
  whose: '以上内容由{owner}提供。{brand}仅在证书范围内对列有证书编号的作品负责，未对任何作品作出估价。',
  table: {
    artist: '艺术家',
    title: '作品',
    year: '年份',
    technique: '技法',
    dimensions: '尺寸',
    acquired_on: '购入日期',
    acquired_from: '购自',
    price: '购入价',
    value: '价值',
    valued_on: '估价日期',
    currency: '货币',
    place: '存放地点',
    notes: '备注',
    certificate: '证书',
    invoice: '发票',
  },
}
