// Was der Coach sagt.
import type { AdviceWords, NamedWeight, Worth } from '../../saying/said_words';

const ordinals = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten'];
const colors = { red: 'rot', blue: 'blau' };
const lanes = { left: ' links', middle: ' in der Mitte', right: ' rechts' };

// Im vierten Fall; alle sind männlich.
const noun = (worth: Worth) => (worth === 'dead' ? 'toten Stein' : worth === 'hanger' ? 'Hänger' : worth === 'corner_hanger' ? 'Eckhänger' : `${worth}er`);
const nouns = (worth: Worth) => (worth === 'dead' ? 'toten Steinen' : worth === 'hanger' ? 'Hängern' : worth === 'corner_hanger' ? 'Eckhängern' : `${worth}ern`);
const whose = ({ side }: NamedWeight) => (side === null ? '' : side === 'Rot' || side === 'Blau' ? '' : ` von ${side}`);
const adjective = ({ side, color }: NamedWeight) => (side === null || side === 'Rot' || side === 'Blau' ? `${colors[color]}en ` : '');

function ranked({ place, of, by }: NonNullable<NamedWeight['rank']>): string {
  const first = place === 1;
  const last = place === of;
  if (by === 'depth') {
    if (first) return of === 2 ? 'den tieferen' : 'den tiefsten';
    if (last) return of === 2 ? 'den kürzeren' : 'den kürzesten';
    return `den ${ordinals[place - 1]} der Tiefe nach`;
  }
  if (first) return of === 2 ? 'den linken' : 'den am weitesten links';
  if (last) return of === 2 ? 'den rechten' : 'den am weitesten rechts';
  return `den ${ordinals[place - 1]} von links`;
}

const weight = (named: NamedWeight): string => {
  const where = named.lane ? lanes[named.lane] : '';
  if (named.rank) return `${ranked(named.rank)} unter den ${adjective(named)}${nouns(named.worth)}${whose(named)}${where}`;
  return `den ${adjective(named)}${noun(named.worth)}${whose(named)}${where}`;
};

export const advice: AdviceWords = {
  weight,
  both: (named) => `beide ${named.worth === 'dead' ? adjective(named) + 'toten Steine' : `${adjective(named)}${typeof named.worth === 'number' ? `${named.worth}er` : noun(named.worth)}`}${whose(named)}`,
  and: (one, other) => `${one} und ${other}`,
  place: (hanger, value) => (hanger ? `einen Hänger, ${value} wert` : `einen ${value}er`),

  lag: (place) => `leg ${place} oder besser`,
  hanger: (place) => `versuch ${place}`,
  guard: (named) => `deck ${named}: kurz davor liegen bleiben`,
  takeOut: (named) => `stoß ${named} hinunter`,
  stick: (named) => `stoß ${named} hinunter und bleib im Spiel`,
  takeOutTwo: (named) => `stoß ${named} mit einem Stein hinunter`,
  tap: (named) => `rück ${named} weiter, ohne ihn hinunterzustoßen`,
  promote: (named, place) => `schieb ${named} weiter auf ${place}`,
  clear: (named) => `stoß ${named} hinunter oder ins Spiel`,
  throwAway: 'wirf den Stein weg und berühr nichts',
  four: (color) => `wirf die vier ${colors[color]}en Steine so zusammen, dass alle im Spiel bleiben`,
  offTheCushion: (shot) => `über die Bande: ${shot}`,

  points: (amount) => `${amount} ${amount === '1' ? 'Punkt' : 'Punkte'}`,
  chancePoints: (amount) => `${amount} ${amount === '1' ? 'Punkt von hundert' : 'Punkte von hundert'}`,
  weights: (amount) => `${amount} ${amount === '1' ? 'Stein' : 'Steine'}`,

  winsGame: (chance) => `bei ${chance} der Würfe ist das Spiel gewonnen`,
  removesLeader: (named, points, who, chance) => `kommt ${named.replace(/^den /, 'der ')} weg, steht die Runde um ${points} besser für ${who}, und das gelingt bei ${chance} der Würfe`,
  takesLead: (who, chance) => `${who} führt dann, bei ${chance} der Würfe`,
  addsToLead: (points) => `er vergrößert den Vorsprung im Mittel um ${points}`,
  cutsLoss: (points) => `er bringt im Mittel ${points}, auch ohne die Führung zu übernehmen`,
  protects: (named, chance, without) => `ein gerader Treffer trifft danach ${named} nur noch bei ${chance} der Versuche, ohne ihn bei ${without}`,
  hardReply: (who, chance) => `die Antwort ist schwer: Ein gerader Treffer auf den besten Stein von ${who} gelingt bei ${chance} der Versuche`,
  scoresNow: (points, who) => (who === null ? `nichts kann darauf antworten: Der Zug bringt dann im Mittel ${points}` : `nichts kann darauf antworten: Die Runde bringt dann im Mittel ${points} für ${who}`),
  makesThree: (chance) => `ohne einen 3er zählt nichts, und dieser Wurf macht einen bei ${chance} der Würfe`,
  clearsTwo: (chance) => `zwei oder mehr gehen auf einmal bei ${chance} der Würfe`,
  mustClear: (weights, chance) => `die zuerst geworfene Farbe muss weg, noch ${weights} ${weights === 1 ? 'Stein' : 'Steine'}: Mindestens einer geht bei ${chance} der Würfe`,
  rescuesDead: (chance) => `so, wie er liegt, macht ein toter Stein alles ungültig; nach ${chance} der Würfe nicht mehr`,
  voidRisk: (chance) => `Vorsicht: ${chance} der Würfe lassen einen toten Stein zurück, der alles ungültig macht`,
  clearsBoard: (who, weights, now) => `${who} hat den letzten Stein, und das räumt das Brett: im Mittel ${weights} darauf, von ${now}`,
  keepsOpen: (who, weights) => `${who} hat den letzten Stein, und das Brett bleibt offen: im Mittel ${weights} darauf`,
  safe: 'ein Fehlwurf ist nicht schlechter als Wegwerfen',
  safeAt: (points) => `ein Fehlwurf kostet fast nichts, ${points}`,
  risky: (points) => `Vorsicht: Ein Fehlwurf kostet ${points} an Gewinnchance, gegenüber dem Wegwerfen`,
  onlyChance: (points) => `das ist der Wurf: ${points} besser als der nächste`,
  othersCost: (points) => `der beste andere gefundene Wurf kostet ${points}`,
  othersGain: (points) => `der beste andere gefundene Wurf gewinnt nicht mehr als ${points}`,
  good: 'es ist ein guter Wurf',

  meant: (shot, chance, worked) => `Gemeint: ${shot} Er sollte bei ${chance} der Würfe gelingen und ${worked ? 'gelang' : 'misslang'}.`,
  nothingBetter: 'Nichts Besseres wurde gefunden.',
  better: (points, shot) => `Er kostet ${points} an Gewinnchance; besser: ${shot}`,
  luck: (amount) => `Glück: ${amount ?? 'keines'}.`,

  hand: (throws, speed, angle, place, level) => `Nach ${throws} ${throws === 1 ? 'Wurf' : 'Würfen'} streut die Hand im Tempo um ${speed}, in der Richtung um ${angle} und im Platz um ${place}, am ehesten wie ${level}.`,
  scatter: (value, low, high, unit) => `${value} ${unit} (${low} ${unit} bis ${high === null ? 'beliebig viel' : `${high} ${unit}`})`,
  placeInferred: 'Der Platz lässt sich daraus nicht bestimmen und ist aus der Richtung erschlossen.',
  bias: {
    speed: [(amount) => `Im Mittel ist der Wurf ${amount} zu hart.`, (amount) => `Im Mittel ist der Wurf ${amount} zu weich.`],
    sideways: [(amount) => `Im Mittel ist der Wurf ${amount} zu weit links.`, (amount) => `Im Mittel ist der Wurf ${amount} zu weit rechts.`],
  },
};
