import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const printFormats: typeof english = {
  title: 'Formats',
  description:
    'Votre code sur tous les supports, de l’affiche à la signature d’e-mail, à imprimer vous-même ou chez un imprimeur.',
  names: {
    poster_18x24: 'Grande affiche',
    sticker_3in: 'Autocollant rond',
    poster_a4: 'Affiche A4',
    poster_a5: 'Affiche A5',
    table_tent: 'Chevalet de table',
    counter_card: 'Carte de comptoir',
    window_cling: 'Vitrophanie',
    card: 'Carte',
    slip: 'Bandelette',
    card_sheet: 'Planche de dix cartes',
    signature: 'Signature d’e-mail',
    button: 'Bouton pour site web',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} po`,
  takeHome: 'À emporter',
  onScreen: 'Pour écrans',
  preview: (name) => `Aperçu : ${name}`,
  layout: 'Mise en page',
  checking: 'Vérification…',
  fine: 'Vérifié : le code se lit sur la pièce finie et rien ne dépasse dans la marge.',
  checkFailed: 'La vérification a échoué',
  findings: {
    code_unreadable: 'Un code ne se lit pas sur la pièce imprimée. Veuillez choisir une autre mise en page.',
    code_too_far:
      'Un code ne se lit pas à la distance habituelle. Choisissez une autre mise en page ou un format plus grand.',
    code_contrast: 'Le code ne se détache pas assez du fond. Choisissez une autre mise en page.',
    code_small:
      'Le code est trop petit pour la plupart des téléphones. Choisissez une autre mise en page ou un format plus grand.',
    text_outside:
      'Du texte dépasse dans la marge et risque d’être coupé. Choisissez une autre mise en page ou un nom plus court.',
    letters_missing:
      'Certaines lettres d’un nom ne peuvent pas être imprimées et manquent. Regardez l’aperçu et écrivez le nom autrement si nécessaire.',
    name_from_address:
      'Aucune lettre du nom ne peut être imprimée ; le nom tiré de l’adresse le remplace. Regardez l’aperçu.',
    logo_resolution:
      'Le logo est trop petit pour sa taille imprimée et paraîtra flou. Importez une image plus grande ou un dessin (SVG).',
  },
  pdf: 'PDF',
  press: 'PDF pour imprimeur',
  note: 'Le PDF pour imprimeur a des fonds perdus et des traits de coupe (PDF/X-4). SVG et PNG valent pour un seul code à la fois.',
  escrow: {
    title: 'Emporter vos codes',
    text: 'Tous vos codes sous forme de fichiers d’un site web. Une fois ces fichiers en ligne, vos imprimés fonctionnent même sans nous.',
    download: 'Télécharger les codes',
  },
}
