export const usualLetter =
  'Bonjour {name},\n\ncette œuvre est disponible à la galerie, et nous avons aussitôt pensé à vous. Nous serions heureux de vous en dire davantage, ou de vous la montrer.\n\nBien cordialement'
