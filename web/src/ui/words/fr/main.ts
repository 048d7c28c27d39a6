// Tout ce que dit la page, en français. On vouvoie. Le vocabulaire est dans docs/dev/languages.md.
import type { Color } from '../../../engine/types';
import type { EventWords, WeightOfEvent } from '../events';
import type { JudgeWords, Rival } from '../judgements';
import type { ResultWords } from '../throw_results';
import type { Words } from '../en/main';

// Zéro est au singulier, comme un.
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

// « 1,5 point » : d’un nombre déjà écrit, avec signe ou sans.
export function ofAmount(amount: string, one: string, many: string): string {
  return `${amount} ${Number.parseFloat(amount.replace(/^[^\d]+/, '')) < 2 ? one : many}`;
}

// « d’Ann », « de Bob », « du Camp Un ».
export function de(name: string): string {
  if (/^(?:Camp (?:Un|Deux|\d+)|Joueur(?: \d+)?)$/.test(name)) return `du ${name}`;
  return /^[aeiouâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

// Qui lit, à la place d’un nom.
export const you = 'vous';

// Le nom d’une équipe est celui de ses joueurs : « Ann & Cy gagnent ». `toYou` : ce qui se dit à qui lit.
export const verb = (side: string, one: string, many: string, toYou = many): string => (side === you ? toYou : side.includes(' & ') ? many : one);

// Au début d’une phrase. Les noms des gens restent comme ils les écrivent.
export const subject = (side: string): string => (side === you ? 'Vous' : side);

const unnamed: Record<string, string> = { red: 'Rouge', blue: 'Bleu', first: 'Camp Un', second: 'Camp Deux' };

// Les camps que personne n’a nommés.
export const side = (name: string): string => unnamed[name] ?? name;

const controls: Words['controls'] = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  start: 'Commencer',
  delete: 'Supprimer',
  reset: 'Réinitialiser',
  more: (name) => (name === '' ? 'Plus' : `Plus : ${name}`),
  less: (name) => (name === '' ? 'Moins' : `Moins : ${name}`),
  loading: 'Un instant…',
};

const faults: Words['faults'] = {
  engineNotStarted: () => 'Le jeu n’a pas pu démarrer. Rechargez la page.',
  engineNotUnderstood: () => 'Un problème est survenu dans le jeu. Rechargez la page.',
  engineNotLoaded: (why) => `Le jeu n’a pas pu être chargé : ${why}`,
  engineStopped: (why) => `Le jeu s’est arrêté (${why}). Rechargez la page.`,
  networkNotLoaded: (why) => `Le joueur virtuel n’a pas pu être chargé : ${why}`,
  otherVersion: () => 'Cette page n’est plus à jour. Rechargez-la.',
  serverAnswered: (status) => `Le serveur a répondu ${status}.`,
  noConnection: () => 'Pas de connexion au serveur.',
  noWebgl: () => 'Ce navigateur ne peut pas afficher la table : WebGL 2 manque ou est désactivé.',
  unknownGame: () => 'Ce jeu ou sa table n’existe plus dans cette version.',
  notReached: (table) => `${table} : aucun lancer n’atteint le fond de la table.`,
  recordRefused: () => 'Ce match ne peut pas être repris.',
  courseMissing: () => 'Ce lancer ne peut pas être montré.',
};

const home: Words['home'] = {
  playNow: 'Jouer',
  playNowHelp: (game, sides) => `${game} · ${sides}`,
  against: (sides) => sides.join(' contre '),
  you: 'Joueur',
  me: 'Vous',
  goOn: 'Continuer',
  scoreLine: (sides) => sides.map(([side, score]) => `${side} ${score}`).join(' : '),
  newMatch: 'Nouveau match',
  newMatchHelp: 'Choisir jeu, adversaire et table',
  online: 'En ligne',
  onlineHelp: 'Un ami par lien, ou le premier venu',
  realTable: 'Vraie table',
  realTableHelp: 'Le score sur votre téléphone',
  rules: 'Règles',
  learn: 'Apprendre',
  learnHelp: 'Leçons, entraînement, règles',
  mine: 'Moi',
  mineHelp: 'Échelle, statistiques, réglages',
  places: 'Navigation',
  update: 'Passer à la nouvelle version',
  install: 'Installer l’application',
  offline: 'Fonctionne sans connexion',
  notInstallable: {
    insecure: 'Pour installer Hammer ou jouer sans connexion, ouvrez la page en https:// ou directement sur l’ordinateur qui la fournit.',
    unsupported: 'Pour installer Hammer, cherchez « Ajouter à l’écran d’accueil » dans le menu du navigateur.',
  },
  notStarted: (why) => `Ce match n’a pas pu commencer : ${why}`,
};

const keeper: Words['keeper'] = {
  noSuchMatch: 'Ce match n’est pas sur cet appareil.',
  noSetup: 'Le fichier du match est incomplet : la configuration manque.',
  notOpen: 'Ce match n’est plus ouvert.',
  elsewhere: 'Ce match se joue dans une autre fenêtre ou y a été supprimé. Rechargez pour continuer ici.',
  notSaved: 'Votre dernière action n’a pas pu être enregistrée sur cet appareil : elle ne compte pas. Rechargez pour continuer.',
  noRoom: 'Le match n’a pas pu être enregistré : la mémoire de cet appareil est pleine.',
  closeOther: 'Une version plus ancienne de cette page est ouverte dans une autre fenêtre. Fermez-la pour continuer ici.',
};

const matches: Words['matches'] = {
  title: 'Matchs enregistrés',
  none: 'Aucun match pour l’instant. Chaque match s’enregistre ici, lancer après lancer.',
  goOn: 'Continuer',
  see: 'Voir',
  watch: 'Revoir',
  roundByRound: 'Manche par manche',
  roundByRoundOf: (what) => `Manche par manche : ${what}`,
  watchOf: (what) => `Revoir : ${what}`,
  review: 'Analyse',
  reviewOf: (what) => `Analyse : ${what}`,
  kind: { table: 'À l’écran', real: 'Vraie table' },
  going: 'en cours',
  won: (side) => `${subject(side)} ${verb(side, 'a', 'ont', 'avez')} gagné`,
  overNobody: 'terminé',
  changed: (when) => `joué pour la dernière fois le ${when}`,
  exportOf: (what) => `Enregistrer dans un fichier : ${what}`,
  delete: 'Supprimer',
  deleteOf: (what) => `Supprimer : ${what}`,
  deleteAsk: 'Supprimer ce match ?',
  deleteText: (what) => `${what} disparaîtra pour de bon.`,
  deleted: 'Supprimé.',
  exported: 'Le match est enregistré dans un fichier.',
  import: 'Ouvrir un fichier de match',
  importHelp: 'Ou déposez-en un n’importe où sur cet écran. « Enregistrer dans un fichier » en crée un.',
  imported: 'Le match de ce fichier a été ajouté.',
  importFailed: (file) => `${file} ne peut pas être ouvert :`,
  tooLarge: 'il est bien trop gros pour un match.',
  failed: 'Cela n’a pas marché :',
  notLasting: 'Ce navigateur ne garde rien ici (le stockage est interdit ou plein) : les matchs sont perdus dès que la page est fermée ou rechargée. Enregistrez un match dans un fichier pour le garder.',
  of: (game, sides) => `${game}, ${sides}`,
};

const listedNumbers = (numbers: number[]): string => {
  const low = numbers[0];
  const high = numbers[numbers.length - 1];
  if (low === undefined || high === undefined) return '';
  return numbers.length > 2 && high - low === numbers.length - 1 ? `De ${low} à ${high}` : numbers.join(' ou ');
};

const newMatch: Words['newMatch'] = {
  title: 'Nouveau match',
  game: 'Jeu',
  playersOf: (numbers) => `${listedNumbers(numbers)} joueurs`,
  rulesOf: (game) => `Règles ${de(game)}`,

  players: 'Joueurs',
  teams: 'Joueurs par camp',
  teamSize: (size) => (size === 1 ? 'Un' : size === 2 ? 'Deux' : size === 4 ? 'Quatre' : String(size)),
  sides: 'Camps',
  side: (number) => `Camp ${number}`,
  teamName: 'Nom de l’équipe',
  person: 'Humain',
  seatKind: (number) => `Qui joue à la place ${number}`,
  seatName: (number) => `Nom du joueur ${number}`,
  player: (number) => `Joueur ${number}`,
  team: (players) => players.join(' & '),
  partnerUp: (name) => `${name} joue avant son partenaire`,
  partnerDown: (name) => `${name} joue après son partenaire`,
  partnersShared: 'Les partenaires se tiennent aux deux bouts ; le premier de la liste joue la première manche.',
  partnersAlone: 'Les partenaires lancent l’un après l’autre, dans cet ordre.',

  opening: 'Qui lance en premier',
  toss: 'Tirer au sort',
  agreed: 'Convenu',
  firstSide: 'Lance en premier',

  table: 'Table',
  tableIs: (length, width) => `${length} de long, ${width} de large`,
  tableNames: (name) => {
    const [size = '', kind] = name.split('-');
    const long = size.replace(/^(\d+)ft$/, '$1 pieds');
    return kind === undefined ? long : kind === 'bank' ? `${long} à bandes` : kind === 'target' ? `${long} à anneaux` : `${long} ${kind}`;
  },
  powder: 'Poudre',
  powderOther: 'Mesurée',
  powderNumber: 'Décélération en m/s²',
  powderHelp: (value) => `Un palet qui glisse perd ${value} m/s chaque seconde.`,
  weight: 'Palets',
  weightHelp: (diameter, grams) => `${diameter} de diamètre, ${grams} g`,

  rules: 'Règles',
  preset: 'Règlement',
  options: 'Toutes les options',
  changed: (count) => plural(count, 'changement', 'changements'),
  resetAll: 'Tout réinitialiser',
  handicap: 'Avance',

  house: 'Règles maison',
  houseNone: 'Aucune enregistrée pour ce jeu.',
  houseSave: 'Enregistrer ces options comme règles maison',
  houseName: 'Nom',
  houseSaved: (name) => `Enregistrées sous ${name}`,
  houseUse: (name) => `Appliquer ${name}`,
  houseUsed: (name) => `Règles appliquées : ${name}`,
  houseDelete: (name) => `Supprimer ${name}`,
  houseDeleteAsk: (name) => `Supprimer les règles maison ${name} ?`,
  houseUnnamed: 'Donnez-leur d’abord un nom.',
  save: 'Enregistrer',

  start: 'C’est parti',
  toScore: 'Commencer à compter',
  amiss: 'Pas encore jouable :',
};

const optionNames: Record<string, string> = {
  game_score: 'Points pour gagner',
  innings: 'Reprises',
  foul_line: 'Ligne de faute',
  dead_weights: 'Palets morts',
  dead_weight_voids: 'Un palet mort annule le tour',
  corner_hangers: 'Suspendus d’angle',
  scoring: 'Décompte',
  peeking: 'Aller voir le fond',
  dusting: 'Saupoudrage',
  wear: 'La poudre s’use',
  hickey_cents: 'Cagnotte (centimes par tour)',
  toss: 'Le tirage au sort donne',
  start_end: 'Bout de départ',
  tie_tolerance_mm: 'À égalité jusqu’à (mm)',
  best_of: 'Nombre maximal de parties',
  handicap: 'Avance',
  hanger_value: 'Points d’un suspendu',
  tied_leaders: 'Si les meilleurs sont à égalité',
  win_by_two: 'Deux points d’avance requis',
  shot_clock: 'Chronomètre (secondes)',
  hand: 'Écart aléatoire',
};

const optionValues: Record<string, string> = {
  short: 'courte',
  long: 'longue',
  removed: 'retirés',
  stay: 'restent',
  allowed: 'permis',
  not_allowed: 'interdit',
  whole: 'tout le plateau',
  edges: 'les bords',
  director: 'avec permission',
  choice: 'le choix',
  winner_first: 'le premier lancer',
  toss: 'au sort',
  designated: 'convenu',
  void: 'personne ne marque',
  cancel: 'ignorer les deux',
  none: 'aucun',
  slight: 'léger',
  natural: 'réaliste',
  true: 'oui',
  false: 'non',
  red: 'rouge',
  blue: 'bleu',
};

const optionHelps: Record<string, string> = {
  game_score: 'les points à atteindre pour gagner la partie',
  innings: 'les reprises à jouer, sans les prolongations',
  foul_line: 'la ligne qu’un palet doit franchir pour être en jeu : la plus proche du lanceur, ou celle du fond',
  dead_weights: 'ce que devient un palet en deçà de la ligne de faute : retiré aussitôt, ou laissé là où il peut encore être touché',
  dead_weight_voids: 's’il reste à la fin un palet mort sur le plateau, rien ne compte',
  corner_hangers: 'un suspendu au-dessus d’un angle vaut 26 au lieu de 13',
  scoring: 'selon les règles de quel jeu la manche est comptée',
  peeking: 'si l’on peut aller voir le fond avant que le dernier palet soit joué',
  dusting: 'où un camp peut saupoudrer les endroits secs : tout le plateau, ses bords, ou seulement si l’hôte le permet',
  wear: 'la poudre s’use là où glissent les palets',
  hickey_cents: 'la mise en centimes qu’un tour sans points verse à la cagnotte ; 0 pour jouer sans cagnotte',
  toss: 'ce que donne le tirage : le choix, ou simplement le premier lancer',
  start_end: 'comment se décide le bout de départ : au sort, ou convenu',
  tie_tolerance_mm: 'deux palets plus proches que cela en profondeur, en millimètres, sont à égalité',
  best_of: 'le plus grand nombre de parties de la série ; un nombre impair',
  handicap: 'les points avec lesquels un camp commence',
  hanger_value: 'ce que vaut un suspendu',
  tied_leaders: 'si les meilleurs des deux camps sont à égalité : personne ne marque, ou la paire est ignorée et l’on compare les suivants',
  win_by_two: 'le vainqueur doit avoir deux points d’avance',
  shot_clock: 'les secondes pour chaque lancer ; 0 pour jouer sans chronomètre',
  hand: 'de combien chaque lancer humain s’écarte de sa visée',
};

const optionDefaults: Record<string, string> = {
  tie_tolerance_mm: '0,1 à l’écran, 0,5 à une vraie table',
  handicap: 'aucune',
};

const presetNames: Record<string, string> = { tournament: 'Tournoi', brochure: 'Classique' };
const presetHelps: Record<string, string> = {
  tournament: 'comme en tournoi',
  brochure: 'palets morts retirés aussitôt, pas de suspendus d’angle',
};

const levelNames: Record<string, string> = { toddler: 'Bambin', child: 'Enfant', newcomer: 'Nouveau', beginner: 'Élève', learner: 'Apprenti', novice: 'Débutant', casual: 'Amateur', league: 'Ligue', pro: 'Pro', champion: 'Champion', none: 'Sûre', slight: 'Légère', natural: 'Naturelle' };
const levelHelps: Record<string, string> = {
  toddler: 'Lance n’importe comment, pour le plaisir',
  child: 'Tente presque tout ce qui lui passe par la tête',
  newcomer: 'Sait ce qui compte, rarement comment y arriver',
  beginner: 'Trouve de temps en temps un bon lancer',
  learner: 'Trouve un bon lancer environ une fois sur deux',
  novice: 'Voit les bons lancers, en choisit souvent un autre',
  casual: 'Solide ; manque parfois le meilleur lancer',
  league: 'Rarement loin du meilleur lancer',
  pro: 'Presque toujours le meilleur lancer, ou un aussi bon',
  champion: 'Toujours le lancer qui gagne le plus souvent',
};

const weightNames: Record<string, string> = { standard: 'Standard', medium: 'Moyens' };
const powderNames: Record<string, string> = { slow: 'Lente', medium: 'Moyenne', fast: 'Rapide' };

const spaced = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const asName = (text: string) => text.split(' ').map(capital).join(' '); // as games are called, in every language

const options: Words['options'] = {
  name: (option) => optionNames[option] ?? capital(spaced(option)),
  value: (value) => optionValues[value] ?? asName(spaced(value)),
  preset: (preset) => presetNames[preset] ?? capital(spaced(preset)),
  level: (level) => levelNames[level] ?? capital(spaced(level)),
  weight: (size) => weightNames[size] ?? capital(spaced(size)),
  powder: (powder) => powderNames[powder] ?? capital(spaced(powder)),
  help: (option) => optionHelps[option] ?? spaced(option),
  usual: (option) => optionDefaults[option] ?? spaced(option),
  presetHelp: (preset) => presetHelps[preset] ?? spaced(preset),
  levelHelp: (level) => levelHelps[level] ?? spaced(level),
  changed: 'modifié',
  resetTo: (name, value) => `${name} : revenir à « ${value} »`,
};

const turnOf = (side: string) => (side === you ? 'Votre tour' : `Le tour ${de(side)}`);

const play: Words['play'] = {
  title: 'La table',
  opening: 'On prépare la table…',
  cannotOpen: 'Ce match ne peut pas être repris',
  noScene: (why) => `La table ne peut pas être affichée ici : ${why}`,
  noSceneHelp: (why) => `La table ne peut pas être affichée ici : ${why} Vous pouvez quand même jouer avec la carte et les commandes ci-dessous.`,
  round: (number) => `Manche ${number}`,
  frame: (number) => `Reprise ${number}`,
  inning: (number) => `Reprise ${number}`,
  rounds: 'Manche',
  frames: 'Reprise',
  inningsName: 'Reprise',
  to: (score) => `En ${plural(score, 'point', 'points')}`,
  innings: (number, count) => `Reprise ${number} sur ${count}`,
  game: (number, best) => `Partie ${number}, au meilleur des ${best}`,
  hasHammer: 'avec le marteau',
  wins: (count) => plural(count, 'partie gagnée', 'parties gagnées'),
  weightsLeft: (count) => plural(count, 'palet restant', 'palets restants'),
  jar: (money) => `Cagnotte ${money}`,
  clock: (seconds) => plural(seconds, 'seconde restante', 'secondes restantes'),
  scoreOf: (name, score) => `${name} : ${score}`,
  scoreboard: 'Tableau des scores',
  toThrow: (player, color, left) => (player === you ? `À vous de lancer : ${color}, ${left}.` : `${player} lance : ${color}, ${left}.`),
  toThrowFour: (player) => (player === you ? 'À vous de lancer quatre palets à la fois.' : `${player} lance quatre palets à la fois.`),
  anyColor: 'couleur au choix',
  thinks: (player) => `Au tour ${de(player)}`,
  yourThrow: (player) => `${player}, à vous`,
  watch: 'Touchez pour passer',
  thrownAt: (player, speed) => `${subject(player)} ${verb(player, 'lance', 'lance', 'lancez')} à ${speed}`,
  notThere: 'Personne ne peut regarder le fond avant que le dernier palet soit lancé.',

  menu: 'Menu',
  goOn: 'Reprendre',
  undo: 'Annuler le lancer',
  look: 'Regarder le fond',
  back: 'Revenir au lancer',
  again: 'Revoir le lancer',
  againNow: 'Ralenti · Touchez pour passer',
  tempo: 'Lancers des autres',
  tempos: { relaxed: 'Tranquilles', brisk: 'Rapides', instant: 'Instantanés' },
  tempoIs: (tempo) => `Lancers des autres : ${tempo.toLowerCase()}`,
  tempoHelp: 'Les vôtres gardent toujours leur vitesse naturelle.',
  dust: 'Saupoudrer le plateau',
  dustHint: 'Frottez le plateau pour y mettre de la poudre.',
  dustKeys: 'Tout saupoudrer',
  dustDone: 'Annuler',
  grantDust: 'Permettre un saupoudrage',
  concede: 'Abandonner',
  concedeFor: (side) => `Abandonner au nom ${de(side)}`,
  concedeAsk: (side) => `${subject(side)} ${verb(side, 'perd', 'perdent', 'perdez')} alors le match.`,
  throwing: 'Lancer avec',
  rulesOf: 'Règles',
  settings: 'Réglages',
  save: 'Enregistrer le match dans un fichier',
  leave: 'Enregistrer et quitter',
  leaveHelp: 'Vous pourrez reprendre ici quand vous voudrez.',
  notSaved: 'Le match n’a pas pu être enregistré :',

  toss: 'Le tirage',
  callIt: 'Pile ou face ?',
  callItFor: (side) => `${side}, pile ou face ?`,
  callsToss: (player) => `${player} choisit pile ou face`,
  tossWon: 'Vous avez gagné le tirage.',
  tossLost: 'Vous avez perdu le tirage.',
  tossWonBy: (side) => `${side} ${verb(side, 'a', 'ont')} gagné le tirage.`,
  heads: 'Face',
  tails: 'Pile',
  tossMany: 'L’ordre est tiré au sort.',
  drawLots: 'Tirer l’ordre au sort',
  orAgree: 'ou sans tirage',
  firstIs: (side) => `${subject(side)} ${verb(side, 'lance', 'lancent', 'lancez')} en premier`,
  choose: 'À vous de choisir',
  chooseFor: (side) => `${side}, à vous de choisir`,
  chooseColor: 'Choisissez votre couleur.',
  takeHammer: 'Le marteau : lancer en dernier',
  takeFirst: 'Lancer en premier',
  takeRed: 'Palets rouges',
  takeBlue: 'Palets bleus',

  judge: 'Le juge regarde',
  judgedRound: (number) => `La manche ${number} est finie`,
  judgedTurn: (side) => `${turnOf(side)} est fini`,
  weightOf: (place, all) => `Palet ${place} sur ${all}`,
  counts: 'compte',
  countsNot: 'ne compte pas',
  slideCheck: 'Le test : un palet glissé le long du bord touche celui qui dépasse.',
  pastBy: {
    line: (distance) => `${distance} après la ligne`,
    edge: (distance) => `dépasse de ${distance}`,
    ring: (distance) => `${distance} dans l’anneau`,
    inner_ring: (distance) => `mord de ${distance} sur l’anneau`,
    inner_ring_covered: (distance) => `couvre l’anneau, ${distance} de marge`,
  },
  shortBy: {
    line: (distance) => `il manque ${distance}`,
    edge: (distance) => `à ${distance} du bord`,
    ring: (distance) => `${distance} hors de l’anneau`,
    inner_ring: (distance) => `à ${distance} de l’anneau`,
    inner_ring_covered: (distance) => `il manque ${distance} pour couvrir`,
  },
  toResult: 'Voir le score',
  lookAgain: 'Revenir aux palets',
  previous: 'Palet précédent',
  next: 'Palet suivant',
  nextRound: 'Manche suivante',
  nextTurn: 'Continuer',
  plus: (points) => `+${points}`,
  nowHas: (total) => `maintenant ${total}`,
  winner: (side) => `${side} gagne`,
  winners: (side) => `${side} gagnent`,
  youWin: 'Vous gagnez',
  nobody: 'Personne ne gagne',
  rematch: 'Revanche',
  watchAgain: 'Revoir',
  review: 'Analyse',
  noRematch: (why) => `Ce match n’a pas pu commencer : ${why}`,
  home: 'Accueil',
  why: 'Pourquoi',
};

const rules: Words['rules'] = {
  title: 'Règles',
  all: 'Toutes les règles',
  missing: 'Cette page de règles n’existe pas.',
  missingRule: 'Cette règle n’est pas dans les pages.',
  rule: (id) => `Règle ${id}`,
  whyBy: (rules) => `Pourquoi : ${rules}`,
  by: 'Selon les règles :',
  onItsPage: (page) => `La lire sur sa page : ${page}`,
};

const settings: Words['settings'] = {
  title: 'Réglages',
  you: 'Vous',
  name: 'Votre nom',
  nameHelp: 'Le nom que voient les autres',
  throwing: 'Lancer',
  throwBy: 'Lancer avec',
  flick: 'Élan',
  pull: 'Recul',
  keyboard: 'Clavier',
  throwHelp: {
    flick: 'Le palet suit votre doigt ou la souris ; lâchez-le en plein élan.',
    pull: 'Tirez le palet en arrière comme un arc, visez et lâchez.',
    keyboard: 'Réglez la position, la visée et la vitesse au clavier.',
  },
  throwAll: 'Les autres façons marchent toujours ; celle-ci vient en premier.',
  help: 'Aide à l’élan',
  helps: { auto: 'Auto', off: 'Sans', some: 'Un peu', strong: 'Forte' },
  helpLearns: 'La table apprend votre élan pendant le jeu. L’aide diminue à mesure que vous progressez.',
  helpIs: (percent) => `Maintenant ${percent} %. 0 % = sans aide ; plus haut = plus d’aide.`,
  power: 'Force du lancer',
  powerIs: (times) => `${times}×`,
  table: 'Table',
  sound: 'Son',
  soundIs: (percent) => `${percent} %`,
  silent: 'muet',
  quality: 'Graphismes',
  qualities: { auto: 'Auto', low: 'Bas', medium: 'Moyens', high: 'Élevés' },
  qualityHelp: { auto: 'S’adaptent à votre appareil.', low: 'Sans ombres, moins de pixels.', medium: 'Des ombres, presque pas de reflets.', high: 'Tout.' },
  motion: 'Mouvement',
  motions: { system: 'Comme l’appareil', full: 'Complet', reduced: 'Réduit' },
  motionHelp: 'Réduit : la caméra saute au lieu de glisser.',
  units: 'Unités',
  millimetres: 'Mètres',
  inches: 'Pouces et pieds',
  language: 'Langue',
  languageBrowser: (language) => `Comme le navigateur : ${language}`,
  languageHelp: 'La page se recharge dans cette langue.',
  reset: 'Réinitialiser les réglages',
  resetAsk: 'Réinitialiser tous les réglages ?',
  resetText: 'Le nom, le lancer, le son et les graphismes redeviennent comme au début. Les matchs enregistrés et les règles maison restent.',
  resetDone: 'Les réglages sont réinitialisés.',
  about: 'À propos',
  aboutText: 'Ni suivi ni publicité. Ce que vous jouez sur cet appareil y reste. En ligne, le serveur reçoit et garde votre nom, vos lancers et ce que vous dites à la table – et un mot de passe, si vous créez un compte.',
};

const tips: Words['tips'] = {
  title: 'Conseil',
  close: 'Fermer le conseil',
  menu: 'Conseils',
  again: 'Revoir les conseils',
  againDone: 'Les conseils vont réapparaître.',
  goal: {
    stop: (points) => `Arrêtez le palet dans le ${points} du fond, sans qu’il tombe.`,
    cushion: (points) => `Jouez le palet par la bande et arrêtez-le dans le ${points} du fond.`,
    rings: 'Arrêtez le palet au centre des anneaux, sans qu’il tombe.',
    four: 'Les quatre doivent passer la ligne de faute du fond. Aucun ne doit tomber.',
  },
  boards: {
    cushions: 'Le palet doit toucher une bande avant d’en heurter un autre ou de s’arrêter. Sinon, il est retiré.',
    rings: 'Dans l’anneau extérieur : 2 ; dans l’anneau moyen : 3. Touchez l’anneau intérieur, le noir, pour 4 ; couvrez-le pour 5.',
  },
};

const table: Words['table'] = {
  farEnd: 'Le fond du plateau',
  weights: (count) => plural(count, 'palet', 'palets'),
  counted: (red, blue) => (red + blue === 0 ? 'aucun palet' : `${plural(red, 'rouge', 'rouges')}, ${plural(blue, 'bleu', 'bleus')}`),
  mapOf: (weights) => `Carte du fond : ${weights}`,
  weightPlace: (color, number, fromEdge, side) => `Palet ${number}, ${color}, à ${fromEdge} du bord du fond, ${side}`,
  marked: (place, mark) => `${place} : ${mark}`,
  left: (distance) => `${distance} à gauche du milieu`,
  right: (distance) => `${distance} à droite du milieu`,
  middle: 'au milieu',
  weightRole: 'palet',
};

const ways = { left: 'à gauche', right: 'à droite', more: 'plus', less: 'moins' };

const throwing: Words['throwing'] = {
  title: 'Lancer',
  ways: { flick: 'Élan', pull: 'Recul', keyboard: 'Clavier' },
  options: 'Façons de lancer et effet',
  how: 'Comment ça marche',
  forReaders: (aim, spin) => `Les flèches gauche et droite déplacent le palet, haut et bas règlent la vitesse, ${aim.join(' et ')} tournent la visée, ${spin.join(' et ')} donnent de l’effet ; Entrée lance. Les curseurs ici font la même chose.`,
  throw: 'Lancer',
  enter: 'Entrée',

  hints: {
    flick: 'Lancez le palet d’un geste vers le fond',
    flickFour: 'Lancez les palets d’un geste vers le fond',
    flickCushion: 'Lancez le palet d’un geste contre une bande',
    pull: 'Tirez le palet en arrière et lâchez',
    pullFour: 'Tirez les palets en arrière et lâchez',
    keyboard: 'Réglez le lancer, puis Entrée',
    tap: 'Tenez le palet et lancez-le d’un geste vers le fond',
    tapPull: 'Tenez le palet et tirez-le en arrière',
    stopped: 'Lâchez pendant que le palet bouge',
    back: 'Lancez-le devant vous',
    sideways: 'Lancez-le vers le fond',
    soft: 'Trop doux : il n’atteindrait pas la ligne. Encore une fois !',
    off: 'Trop vite : il tombe au bout',
    guided: 'Le bord le guide tout droit',
  },

  place: 'Position',
  aim: 'Visée',
  speed: 'Vitesse',
  spin: 'Effet',
  spread: 'Éventail',
  color: 'Couleur des quatre',
  guide: 'Le long du bord',
  reset: 'Recommencer',

  middle: 'milieu',
  straight: 'tout droit',
  none: 'aucun',
  left: (amount) => `${amount} à gauche`,
  right: (amount) => `${amount} à droite`,
  degrees: (amount) => `${amount}°`,
  leadsTo: (direction, place) => `${direction}, vers ${place} du fond`,
  middleOfEnd: 'le milieu',
  toTheLeft: (distance) => `un point à ${distance} à gauche du milieu`,
  toTheRight: (distance) => `un point à ${distance} à droite du milieu`,
  spins: (amount) => `Effet ${amount}`,
  turns: (amount) => `${ofAmount(amount, 'tour', 'tours')} par seconde`,
  towards: (name, way) => `${name} : ${ways[way]}`,
  besides: {
    flick: 'Glissez le palet de côté pour le placer ; tout contre le bord, c’est lui qui le guide. Pour l’effet, courbez l’élan, tournez un second doigt ou la molette ; écartez deux doigts pour écarter les quatre palets.',
    pull: 'Glissez le palet de côté pour le placer ; tout contre le bord, c’est lui qui le guide. Pour l’effet, tournez un second doigt ou la molette ; écartez deux doigts pour écarter les quatre palets.',
  },

  keys: 'Les touches',
  keyList: [
    ['← →', 'position'],
    ['A D', 'visée'],
    ['↑ ↓', 'vitesse'],
    ['Q E', 'effet'],
    ['G', 'le long du bord'],
    ['Maj', 'plus fin'],
    ['Entrée', 'lancer'],
    ['Échap', 'recommencer'],
  ],
  keyListFour: [
    ['Z X', 'éventail'],
    ['C', 'couleur'],
  ],

  help: { off: 'Aide : aucune', some: 'Aide : un peu', strong: 'Aide : forte' },
};

const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const rouge = (color: Color) => (color === 'red' ? 'rouge' : 'bleu');
const scorers = { red: 'rouge', blue: 'bleu', turn: 'le tour' };
const scorer = (who: keyof typeof scorers, name: string | null) => name ?? scorers[who];
const scores = (side: string) => verb(side, 'marque', 'marquent', 'marquez');
const brings = (who: keyof typeof scorers, name: string | null) => (who === 'turn' && name === null ? 'rapporte' : scores(name ?? '')); // un tour ne marque pas

const whichOf = { everybody: 'palet', theirs: 'palet de ce camp', yours: 'de vos palets' };

const of = ({ color, name }: Rival) => (name === null ? rouge(color) : de(name));
const deepest = (rival: Rival) => `${rival.name === you ? 'votre palet' : `le palet ${of(rival)}`} le plus profond${rival.remaining ? ' qui reste' : ''}`;

const nouns = { hanger: ['suspendu', 'suspendus'], corner_hanger: ['suspendu d’angle', 'suspendus d’angle'] };
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`);

const line = (name: string) => ({
  past: (distance: string) => `à ${distance} au-delà de la ${name}`,
  touching: `qui touche la ${name}`,
  short: (distance: string) => `à ${distance} de franchir la ${name}`,
});
const edge = (name: string) => ({
  past: (distance: string) => `qui dépasse le ${name} de ${distance}`,
  touching: `au ras du ${name}`,
  short: (distance: string) => `à ${distance} de dépasser le ${name}`,
});
const ring = (name: string) => ({
  past: (distance: string) => `entré de ${distance} dans l’anneau ${name}`,
  touching: `qui touche l’anneau ${name}`,
  short: (distance: string) => `à ${distance} d’être dans l’anneau ${name}`,
});

const judge: JudgeWords = {
  zone: (zone, value) => {
    if (zone === 'dead') return 'Un palet mort';
    if (zone === 'hanger' || zone === 'corner_hanger') return `Un ${nouns[zone][0]} à ${plural(value, 'point', 'points')}`;
    return zone === String(value) ? `Un ${zone}` : `Un palet dans la zone du ${zone}, qui vaut ${value}`;
  },
  lines: {
    foul_line: line('ligne de faute'),
    deuce_line: line('ligne du deux'),
    trey_line: line('ligne du trois'),
    five_line: line('ligne du cinq'),
    far_edge: edge('bord du fond'),
    side_edge: edge('bord latéral'),
    outer_ring: ring('extérieur'),
    middle_ring: ring('moyen'),
    inner_ring: {
      past: (distance) => `qui mord de ${distance} sur l’anneau intérieur`,
      touching: 'qui touche tout juste l’anneau intérieur',
      short: (distance) => `à ${distance} de l’anneau intérieur`,
    },
    inner_ring_covered: {
      past: (distance) => `qui couvre l’anneau intérieur avec ${distance} de marge`,
      touching: 'qui couvre exactement l’anneau intérieur',
      short: (distance) => `à ${distance} de couvrir l’anneau intérieur`,
    },
  },
  why: (zone, place, reason) => `${zone}, ${place} ; ${reason}.`,

  deeperThanAny: ({ color, name }) => `plus profond que tous ${name === you ? 'vos palets' : `les palets ${name === null ? `${rouge(color)}s` : de(name)}`}`,
  deeperBy: (distance, rival) => `plus profond de ${distance} que ${deepest(rival)}`,
  levelWith: (rival) => `à égalité avec ${deepest(rival)}`,
  levelWithin: (distance, rival) => `à égalité, à ${distance} près, avec ${deepest(rival)}`,
  behindBy: (distance, rival) => `${deepest(rival)} le devance de ${distance}`,
  best: (rival, value) => `${rival.name === you ? 'votre meilleur palet' : `le meilleur palet ${of(rival)}`}${rival.remaining ? ' qui reste' : ''}${value === null ? '' : `, qui vaut ${value}`}`,

  counts: 'il compte',
  dead: 'il n’est pas en jeu et ne compte pas',
  countsDeeper: (depth) => `il compte, ${depth}`,
  behind: (depth) => `il ne compte pas : ${depth}`,
  levelLeaders: 'personne ne marque, car les palets rouge et bleu les plus profonds sont à égalité',
  countsBetter: (best) => `il compte et vaut plus que ${best}`,
  notBetter: (best) => `il ne compte pas, car il ne vaut pas plus que ${best}`,
  equalBest: 'personne ne marque, car le meilleur palet rouge et le meilleur bleu valent autant',
  cancelled: (opponent) => `il est ignoré, car lui et un palet ${rouge(opponent)} s’annulent`,
  noThree: (color) => (color ? `il ne compte pas, car aucun palet ${rouge(color)} ne vaut 3 ou plus` : 'il ne compte pas, car aucun palet ne vaut 3 ou plus'),
  voidedByDead: (color) => (color ? `il ne compte pas, car un palet ${rouge(color)} mort est sur le plateau` : 'il ne compte pas, car un palet mort est sur le plateau'),
  firstColor: (color) => `il ne compte pas, car le ${rouge(color)} a été lancé en premier`,
  firstColorRemains: (opponent) => `il ne compte pas, car les palets ${rouge(opponent)}s n’ont pas tous été sortis`,

  scores: (who, name, points, what) => `${scorer(who, name)} ${brings(who, name)} ${plural(points, 'point', 'points')} : ${what}`,
  scoresNothing: (who, name, why) => `${scorer(who, name)} ne ${brings(who, name)} rien : ${why}`,
  semicolon: ' ; ',
  nobodyScores: (why) => `personne ne marque : ${why}`,
  counted: (parts) =>
    listed(parts.map(([worth, count]) => `${numbers[count] ?? count} ${typeof worth === 'number' ? worth : nouns[worth][count === 1 ? 0 : 1]}`)),
  nothing: {
    noneInPlay: (whose) => `aucun ${whichOf[whose]} n’est en jeu`,
    noThree: (whose) => `aucun ${whichOf[whose]} ne vaut 3 ou plus`,
    voided: (whose) => (whose === 'everybody' ? 'un palet mort est sur le plateau' : `un ${whichOf[whose]} est mort`),
    equalBest: 'les meilleurs palets valent autant',
    level: 'les palets les plus profonds sont à égalité',
    allCancelled: 'tous les palets en jeu s’annulent',
    firstColorRemains: 'la couleur lancée en premier n’a pas été entièrement sortie',
    other: 'rien ne compte',
  },
};

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
const colors = { red: 'rouge', blue: 'bleu' };
const coin = { heads: 'face', tails: 'pile' };
const over = { near: 'par le bord proche', far: 'par le bord du fond', left: 'par le côté gauche', right: 'par le côté droit' };

const le = ({ number, color }: WeightOfEvent) => `le ${ordinals[number - 1]} palet ${colors[color]}`;
const Le = (weight: WeightOfEvent) => `L${le(weight).slice(1)}`;

const has = (side: string) => verb(side, 'a', 'ont', 'avez');
const wins = (side: string) => verb(side, 'gagne', 'gagnent', 'gagnez');

const events: EventWords = {
  tossWon: (side, landed) => `La pièce tombe sur ${coin[landed]} : ${side} ${wins(side)} le tirage.`,
  chooses: (side) => (side === you ? 'À vous de choisir.' : `${side} ${verb(side, 'doit', 'doivent')} choisir.`),
  opens: (side, end, hammer) =>
    `${subject(side)} ${verb(side, 'lance', 'lancent', 'lancez')} en premier${hammer === null ? '' : `, depuis le bout ${end} ; ${hammer} ${has(hammer)} le marteau`}.`,
  shot: (player, weight, stops) => `${subject(player)} ${verb(player, 'lance', 'lance', 'lancez')} ${le(weight)}${stops === null ? '' : ` ; il s’arrête à ${stops} du bord du fond`}.`,
  shotFour: (player, color) => `${subject(player)} ${verb(player, 'lance', 'lance', 'lancez')} ensemble les quatre palets ${colors[color]}s.`,
  fell: (weight, edge) => `${Le(weight)} tombe ${over[edge]}.`,
  noCushion: (weight) => `${Le(weight)} ne touche pas de bande à temps.`,
  takenOff: (weight) => `${Le(weight)} est retiré.`,
  putBack: (weight) => `${Le(weight)} retourne à sa place.`,
  deadRemoved: (weight) => `${Le(weight)} est mort et retiré.`,
  forfeited: (player, weight) => `${subject(player)} ${verb(player, 'perd', 'perd', 'perdez')} ${weight ? le(weight) : 'le lancer'}.`,
  turnFailed: (side) => `${turnOf(side)} finit sans rien.`,
  scored: (side, points, total) => `${subject(side)} ${points > 0 ? `${scores(side)} ${plural(points, 'point', 'points')} et en ${has(side)}` : `ne ${scores(side)} rien et ${verb(side, 'reste', 'restent', 'restez')} à`} ${total}.`,
  hickey: (side, money) => `${subject(side)} ${verb(side, 'met', 'mettent', 'mettez')} ${money} dans la cagnotte.`,
  extraFrame: 'La partie n’est pas décidée : on continue.',
  gameWon: (side, total) => `${subject(side)} ${wins(side)} la partie avec ${plural(total, 'point', 'points')}.`,
  jarTaken: (side, money) => `${subject(side)} ${verb(side, 'prend', 'prennent', 'prenez')} la cagnotte, ${money}.`,
  matchWon: (side) => `${subject(side)} ${wins(side)} le match.`,
  dusted: (side) => `${subject(side)} ${verb(side, 'saupoudre', 'saupoudrent', 'saupoudrez')} le plateau.`,
  dustGranted: 'Le saupoudrage est permis.',
  foul: (side, kind) => `Une faute ${side === you ? 'est notée contre vous' : `${de(side)} est notée`} : ${kind}.`,
  foulKinds: {
    foot: 'aucun pied derrière la surface de jeu',
    shaking: 'table heurtée ou secouée',
    out_of_turn: 'lancer hors de son tour',
    wrong_color: 'mauvaise couleur lancée',
    touched_weight: 'palet en jeu touché',
    peeking: 'coup d’œil au fond',
  },
  conceded: (side) => `${subject(side)} ${verb(side, 'abandonne', 'abandonnent', 'abandonnez')}.`,
  claimed: (side) => `Victoire réclamée : ${side} ${verb(side, 'n’a', 'n’ont', 'n’avez')} pas repris le match.`,
  undone: 'La dernière étape est annulée.',
  redone: 'La dernière étape est rétablie.',
  corrected: (how, leftOut) => `${{ changed: 'Une manche a été corrigée.', putIn: 'Une manche a été ajoutée.', takenOut: 'Une manche a été retirée.' }[how]}${leftOut ? ' Ce qui ne convient plus a été laissé de côté.' : ''}`,
};

const result: ResultWords = {
  by: (player, result) => `${player} : ${result}`,
  worth: (zone, value) => (zone === 'hanger' ? `Suspendu ! ${value} points` : zone === 'corner_hanger' ? `Suspendu d’angle ! ${value} points` : String(value)),
  short: {
    line: (distance, value) => `à ${distance} du ${value}`,
    ring: (distance, value) => `à ${distance} du ${value}`,
    edge: (distance) => `à ${distance} d’être suspendu`,
  },
  fell: { near: 'Tombé côté lanceur', far: 'Tombé au bout', left: 'Tombé par le côté', right: 'Tombé par le côté' },
  dead: (distance) => `${distance} avant la ligne de faute`,
  deadRemoved: 'Avant la ligne de faute : retiré',
  noCushion: 'Pas de bande : retiré',
  takenOff: 'Retiré : il a sorti un palet adverse',
  onBoard: 'Sur le plateau',
  fourStay: 'Les quatre restent',
  fourFell: 'Les quatre doivent rester : tour fini',
  fourShort: 'Les quatre doivent passer la ligne de faute : tour fini',
  knockedOff: (weights, count) => `${weights} ${count > 1 ? 'sortis' : 'sorti'}`,
  moved: (weights, count) => `${weights} ${count > 1 ? 'déplacés' : 'déplacé'}`,
  weights: (count, whose) => plural(count, { red: 'rouge', blue: 'bleu', own: 'des vôtres' }[whose], { red: 'rouges', blue: 'bleus', own: 'des vôtres' }[whose]),
  wobbleOn: 'Écart aléatoire activé : chaque lancer dévie un peu.',
  wobble: (how) => `écart : ${how}`,
  wobbleNone: 'écart : presque rien',
  wobbleHidden: 'écart : n’a rien changé',
  long: (distance) => `${distance} trop long`,
  tooShort: (distance) => `${distance} trop court`,
  left: (distance) => `${distance} à gauche`,
  right: (distance) => `${distance} à droite`,
  atLeast: (distance) => `plus de ${distance}`,
};

export const words: Words = {
  name: 'Hammer',
  tagline: 'Shuffleboard de table',
  pageTitle: (screen) => (screen === 'Hammer' ? screen : `${screen} · Hammer`),
  noSuchPlace: 'Il n’y a rien à cette adresse.',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Connectez-vous une fois à Internet et rechargez.',
  colors: { red: 'rouge', blue: 'bleu' },
  you,
  lessThan: (amount) => `moins de ${amount}`,
  controls,
  faults,
  home,
  keeper,
  matches,
  newMatch,
  options,
  play,
  rules,
  settings,
  table,
  throwing,
  tips,
  side,
  judge,
  events,
  result,
};
