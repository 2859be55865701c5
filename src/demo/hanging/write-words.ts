import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Doc } from '../../contract/content/fields.ts'
import { readYaml, writeYaml } from '../../domain/folder/index.ts'
import { makePressKit } from '../gallery/press-kit.ts'
import { PRESS_KIT } from '../gallery/press.ts'
import { pictureFile, PRESS_KIT_FILE } from './picture-file.ts'
import { tellShipping } from './shipping-rates.ts'
import { tellCollection } from './tell-collection.ts'
import { tellGallery } from './tell-gallery.ts'

/** Writes the words of the demo beside its pictures: then it is a gallery as a folder. Its zones are those that every gallery begins with. */
export async function writeWords(folder: string, beginning: string): Promise<void> {
  const zones = readYaml(await readFile(path.join(beginning, 'shipping-zones.yaml'), 'utf8')).value as Doc
  const told = {
    'folder.yaml': { format: 1 },
    ...tellCollection(),
    ...tellGallery(),
    'shipping-zones.yaml': tellShipping(zones),
  }
  for (const [file, thing] of Object.entries(told)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), writeYaml(thing))
  }
  const cover = await readFile(path.join(folder, pictureFile(PRESS_KIT.picture)))
  await writeFile(path.join(folder, PRESS_KIT_FILE), makePressKit(cover))
}
