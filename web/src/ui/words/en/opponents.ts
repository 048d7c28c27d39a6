// The opponents, by their keys: how they play, and what they say at the table; and the ladder.
import { plural } from './main';

const lines = {
  pip: 'Can hardly see over the board. Every throw is a surprise.',
  mia: 'Loves fast throws. Some of them even stay on.',
  otto: 'Here for the company. Scores now and then.',
  lena: 'Careful and new. Her hand isn’t steady yet.',
  sam: 'Getting the feel of it. Good rounds, odd rounds.',
  rosa: 'Knows the good shots, but often takes another.',
  amir: 'Solid; sometimes misses the best shot.',
  yuki: 'Plays in a league. Rarely far from the best shot.',
  kofi: 'A pro. Nearly always the best shot, with a steady hand.',
  vera: 'The champion. Always the shot that wins most often.',
};

// Each is said once in a match at most: after a throw of their own, after one of yours, and at the end.
const remarks = {
  pip: { made: 'Whee! Did you see that?', missed: 'Oops. It ran away.', praised: 'Wow! Show me how!', consoled: 'Mine fall off too.', won: 'I won? I won!', lost: 'Again! Again!' },
  mia: { made: 'Yes! That one worked!', missed: 'Too fast. I like fast.', praised: 'Nice one!', consoled: 'The next one stays on.', won: 'Wait till they hear about this at school!', lost: 'You’re good. One more?' },
  otto: { made: 'Well, look at that!', missed: 'And off it goes. Cheers!', praised: 'Lovely throw!', consoled: 'Happens to the best of us.', won: 'Must be my lucky cap.', lost: 'Well played. The next one’s on me.' },
  lena: { made: 'It stayed on!', missed: 'Hm. I’ll try that again.', praised: 'How did you do that?', consoled: 'So close.', won: 'The practice paid off!', lost: 'I learned something. Thank you.' },
  sam: { made: 'Right on the beat.', missed: 'Lost the rhythm.', praised: 'Smooth!', consoled: 'Shake it off.', won: 'That was fun. Again?', lost: 'You had the groove today.' },
  rosa: { made: 'I’ve still got it, dear.', missed: 'Ah, these old fingers.', praised: 'Beautiful, my dear.', consoled: 'Patience. The board forgives.', won: 'Forty years of Fridays, dear.', lost: 'Somebody has been practising!' },
  amir: { made: 'I’ll take that.', missed: 'Had it, and lost it.', praised: 'Good throw.', consoled: 'Unlucky.', won: 'Good match. Rematch?', lost: 'Well deserved.' },
  yuki: { made: 'As planned.', missed: 'A hair too much.', praised: 'Clean.', consoled: 'The board is quick tonight.', won: 'Good match. You’re getting closer.', lost: 'I’ll have to train for you.' },
  kofi: { made: 'Oh yes!', missed: 'Ha! I do that too.', praised: 'Now that was a shot!', consoled: 'Breathe. Then throw.', won: 'You made me work for that.', lost: 'A pleasure. You earned it.' },
  vera: { made: 'Naturally.', missed: 'Well. Once in a while.', praised: 'I couldn’t have done it better.', consoled: 'Every champion has thrown that one.', won: 'A fine match. Come back.', lost: 'Remember this evening. I will.' },
};

export const opponents = {
  lines,
  remarks,
  ladder: {
    title: 'Ladder',
    intro: 'Win to climb, lose to step down. Play now finds you the right opponent.',
    here: 'Next up',
    best: 'Your best',
    record: (won: number, lost: number) => `${won} won · ${lost} lost`,
    notPlayed: 'Not played yet',
    play: (name: string) => `Play ${name}`,
    counts: 'Matches started with Play now or here count. A win with an undone throw doesn’t; conceding counts as a loss.',
    file: 'Take it with you',
    fileHelp: 'Save the ladder here and open it on another device. No match counts twice.',
    save: 'Save as a file',
    open: 'Open a file',
    saved: 'The ladder is saved as a file.',
    taken: (count: number) => `${plural(count, 'match', 'matches')} added.`,
    nothingNew: 'Everything in that file was counted already.',
    noLadder: (file: string) => `There’s no ladder in ${file}.`,
  },
  choose: {
    opponent: 'Opponent',
    friend: 'Friend',
    friendHelp: 'Two players on this device, taking turns.',
    others: (sides: string) => `Your setup: ${sides}`,
    customise: 'Customise',
  },
  // Offered after a bad first round.
  lesson: {
    title: 'A quick lesson?',
    help: 'Learn to play in 10 throws. This match waits for you.',
    take: 'Show me',
    dismiss: 'No, thanks',
  },
  after: {
    bestShot: (result: string) => `Best shot: ${result}`,
    up: (name: string) => `Up to ${name}`,
    down: (name: string) => `Down to ${name}`,
    stays: (name: string) => `You stay with ${name}`,
    top: 'You’re at the top of the ladder!',
    notCounted: 'A throw was undone, so this win doesn’t count for the ladder.',
    next: (name: string) => `Next: ${name}`,
    says: (name: string, remark: string) => `${name}: “${remark}”`,
  },
};

export type OpponentWords = typeof opponents;
