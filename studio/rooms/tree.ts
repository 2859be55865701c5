/** Boxes within boxes: which things a ray can meet at all. Six numbers a node, and where its two children or its thing are. */
export interface Tree {
  boxes: Float64Array
  /** The first child, the second follows it; or −1 − the thing. */
  next: Int32Array
}

/** Sorts boxes into a tree, halving along the longer way each time. */
export function growTree(boxes: readonly (readonly number[])[]): Tree {
  const count = Math.max(1, boxes.length * 2)
  const tree: Tree = { boxes: new Float64Array(count * 6), next: new Int32Array(count).fill(-1) }
  if (boxes.length === 0) return tree
  let used = 1
  const grow = (node: number, things: number[]) => {
    const least = [0, 1, 2].map((axis) => Math.min(...things.map((at) => boxes[at]![axis]!)))
    const most = [3, 4, 5].map((axis) => Math.max(...things.map((at) => boxes[at]![axis]!)))
    tree.boxes.set([...least, ...most], node * 6)
    if (things.length === 1) {
      tree.next[node] = -1 - things[0]!
      return
    }
    const middleOf = (at: number, axis: number) => boxes[at]![axis]! + boxes[at]![axis + 3]!
    const spans = [0, 1, 2].map((axis) => {
      const middles = things.map((at) => middleOf(at, axis))
      return Math.max(...middles) - Math.min(...middles)
    })
    const axis = spans.indexOf(Math.max(...spans))
    const sorted = things.toSorted((a, b) => middleOf(a, axis) - middleOf(b, axis))
    const half = sorted.length >> 1
    const child = used
    used += 2
    tree.next[node] = child
    grow(child, sorted.slice(0, half))
    grow(child + 1, sorted.slice(half))
  }
  grow(
    0,
    boxes.map((_, at) => at),
  )
  return tree
}
