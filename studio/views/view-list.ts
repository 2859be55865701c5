/** What a work is shown by beside its picture. */
export type View = 'detail' | 'edge' | 'raking' | 'framed' | 'room' | 'back'

/** The further views of each work that has some; every sculpture has. */
export const VIEWS: Record<string, readonly View[]> = {
  // Inês Corval
  'first-ferry-to-cacilhas': ['detail', 'edge', 'room'],
  'door-ajar-in-alfama': ['raking', 'room', 'back'],
  'fog-lifting-at-cabo-raso': ['detail', 'edge', 'raking', 'back'],
  'rust-of-a-winter-tin': ['detail', 'framed'],
  // Ragnhild Skarvåg
  'seven-ridges-lyngen': ['detail', 'framed', 'room'],
  'jetty-at-sund': ['framed', 'room'],
  'one-birch-dividalen': ['detail', 'framed'],
  'hut-below-the-pass': ['framed', 'room'],
  // Fintan Corless
  'two-trawlers-inner-wall-november': ['detail', 'edge', 'raking', 'room'],
  'hawthorn-second-week-of-may': ['detail', 'raking', 'framed', 'back'],
  'three-mackerel-on-newspaper': ['detail', 'edge', 'framed'],
  'banded-jug-two-lemons': ['raking', 'framed', 'back'],
  'ploughed-to-the-headland-february': ['detail', 'raking', 'room'],
  // Lin Yue
  'fall-past-a-beam': ['detail', 'room'],
  'braid-half-undone': ['detail', 'framed'],
  'someone-walked-here': ['detail', 'edge', 'room'],
  'forty-winters': ['detail', 'framed'],
  // Ersilia Tognarini
  'stone-with-one-closed-lid': ['back', 'edge', 'detail'],
  'two-stones-one-sleep': ['back', 'detail', 'room'],
  'siesta-on-a-rough-bed': ['detail', 'edge'],
  'torso-in-two-planes': ['back', 'edge', 'room'],
  'half-turn-in-rose': ['back', 'detail', 'room'],
  'torso-listening-to-the-floor': ['back', 'edge'],
  'leaning-disc-with-a-way-through': ['edge', 'detail', 'room'],
  'egg-the-light-went-through': ['back', 'detail'],
  'ring-heavy-below': ['edge', 'detail', 'room'],
  'two-windows-for-the-wind': ['detail', 'room'],
  'letter-folded-in-three': ['back', 'detail'],
  'the-page-turns': ['edge', 'detail', 'room'],
  'pillow-that-remembers': ['back', 'detail'],
  'cloth-left-on-a-plinth': ['back', 'detail', 'room'],
  // Marie-Line Cadorel
  'kitchen-garden-from-the-roof': ['detail', 'raking', 'framed'],
  'the-moment-before-the-water': ['raking', 'room'],
  'heron-mask-on-terracotta': ['detail', 'framed', 'room'],
  // Bogna Zawirska
  'two-over-three-under': ['detail', 'edge', 'room'],
  'looking-down-the-well': ['edge', 'back', 'room'],
  'turning-loop-at-the-terminus': ['detail', 'edge', 'back'],
  // Noh Tae-gyeom
  'ninety-six-windows': ['detail', 'framed', 'room'],
  'two-brake-lights': ['detail', 'framed'],
  'only-the-water-vieux-port': ['framed', 'room'],
  // Koladé Ayinmodé
  'watchman-of-the-lagoon': ['back', 'detail', 'room'],
  'two-waiting-for-the-ferry': ['back', 'edge', 'room'],
  'woman-with-a-basin': ['detail', 'room'],
  'the-queue-at-five': ['edge', 'detail', 'room'],
  'three-bowls-one-evening': ['back', 'detail'],
  'column-of-gourds': ['back', 'detail', 'room'],
  'jar-my-palm-pushed-in': ['back', 'edge', 'detail'],
  'ring-left-open': ['edge', 'detail', 'room'],
  'door-within-a-door': ['back', 'detail'],
  'gate-of-reeds': ['edge', 'detail', 'room'],
  'goat-in-one-breath': ['detail', 'room'],
  'heron-at-the-harbour-wall': ['back', 'detail'],
  'tortoise-that-arrived': ['edge', 'detail', 'room'],
  'zebu-of-dampoort': ['back', 'detail'],
  // Morven Achray
  'salt-lovage-third-week': ['detail', 'framed'],
  'lady-of-the-burn': ['detail', 'raking', 'framed'],
  'below-one-blade': ['detail', 'room'],
  'branch-after-frost': ['detail', 'framed', 'room'],
  // Qi Henian
  'too-large-for-the-sheet': ['detail', 'edge', 'room'],
  'two-stones-long-neighbours': ['detail', 'raking', 'room'],
  'wound-and-wound-again': ['detail', 'framed'],
  // Pu Yingchuan
  'first-rain-three-pickers': ['detail', 'edge', 'framed'],
  'white-shirt-on-a-pole': ['raking', 'framed', 'room'],
  'three-persimmons-after-frost': ['detail', 'edge', 'raking', 'framed'],
  // Herminia Zubeldía
  'steps-for-no-one': ['detail', 'framed', 'room'],
  'well-with-moon': ['detail', 'framed'],
  'chair-beside-the-morning': ['detail', 'edge', 'framed'],
  'moth-with-four-eyes': ['detail', 'framed'],
  // Fadi Sannine
  'delta-from-memory': ['detail', 'room'],
  'the-town-that-moved-over': ['detail', 'framed'],
  'moon-as-clock': ['detail', 'edge', 'framed'],
}

/** The place of a work among those that are shown in a room: neighbours get different rooms. */
export const orderOf = (slug: string): number =>
  Object.keys(VIEWS)
    .filter((one) => VIEWS[one]?.includes('room'))
    .indexOf(slug)
