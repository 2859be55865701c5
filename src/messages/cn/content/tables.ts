import type { tables as english } from '../../en/content/tables.ts'

export const tables: typeof english = {
  yes: '是, 有, 对',
  no: '否, 无, 不',
  headers: {
    inventory_number: '编号, 藏品编号, 作品编号, 货号',
    artist: '艺术家姓名, 作者',
    title: '作品, 作品名称, 名称',
    name: '艺术家, 艺术家姓名, 全名',
    kind: '种类',
    year: '创作年份, 创作时间, 日期',
    price: '售价, 金额',
    technique: '媒介, 材质, 材料',
    category: '门类',
    height: '高',
    width: '宽',
    depth: '深, 厚',
    about: '说明, 描述, 备注',
    is_price_on_request: '价格面议',
    born: '出生, 出生年份',
    died: '逝世, 去世年份',
    biography: '简介',
    country: '国籍',
  },
}
