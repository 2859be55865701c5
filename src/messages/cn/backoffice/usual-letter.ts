export const usualLetter =
  '{name}，您好：\n\n这件作品现可在画廊购得，我们第一时间想到了您。如果您想进一步了解，或亲自来看看，我们十分乐意效劳。\n\n此致\n敬礼'
