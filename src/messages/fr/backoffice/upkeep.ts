import type { upkeep as words } from '../../en/backoffice/upkeep.ts'

/** Words of the screen that says what could be better and what is planned. */
export const upkeep: typeof words = {
  title: 'Entretien',
  missing: 'Ce qui manque encore',
  missingNothing: 'Il ne manque rien nulle part.',
  lack: '{lack} : {count}',
  planned: 'Programmé',
  plannedNothing: 'Aucune mise en ligne, aucun retrait n’est programmé.',
  acts: { publish: 'mise en ligne', hide: 'retrait du site' },
}
