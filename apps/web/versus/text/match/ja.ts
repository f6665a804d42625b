import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  boardOf: (name) => `${name}の盤面`,
  roundsWon: (name, won, needed) => `${name}：${needed}本先取のうち${won}本`,
  versus: 'vs',
  sends: (name) => `${name ?? 'あなた'}の攻撃`,
  afterOffset: (n) => `相殺${numbers.format(n)}のあと`,
  offsets: (name) => `${name ?? 'あなた'}の相殺`,
  stakes: (percent) => `攻撃力×${numbers.format(percent / 100)}`,
  marginTime: 'マージンタイム',
  rounds: 'ラウンド',
  drawnWord: '引き分け',
  bestOfRounds: (n) => `${n}本勝負`,
  round: (n) => `ラウンド${numbers.format(n)}`,
  youWin: '勝ち！',
  wins: '勝ち！',
  youTakeRound: 'このラウンドはあなたの勝ち',
  takesRound: (name) => `このラウンドは${name}の勝ち`,
  drawnRound: '引き分け。もう一度対戦します。',
  standing: (first, second) => `${first} : ${second}`,
  coachedMatch: 'コーチを使ったため、記録の対象外です。',
  replayedMatch: 'リプレイの続きのため、記録の対象外です。',
  slowMatch: '速さを落としたため、記録の対象外です。',
  playOnHow: 'どのようにプレイしますか？',
  takeBoard: (own, other) => `${own}の盤面で${other}と対戦`,
  ownBoard: (other) => `${other}と対戦を続ける`,
  twoPlayOn: '1つのキーボードで2人プレイ',
  padAbsent: (player, pad) => `${player}：${pad}が接続されていません。ボタンを押してください。`,
  playInstead: (device) => `${device}でプレイ`,
  leaveMatch: '対戦をやめる',
  leaveNote: 'この対戦はあとで再開できます。',
  youWon: (first, second) => `${first} : ${second}で勝利`,
  won: (name, first, second) => `${first} : ${second}で${name}の勝ち`,
  youWonOnce: 'あなたの勝ち',
  wonOnce: (name) => `${name}の勝ち`,
  against: (name, time) => `対${name ?? 'あなた'}、${time}`,
  whatDecided: '勝負の分かれ目',
  roundAt: (n, time) => `ラウンド${numbers.format(n)}、${time}`,
  atTime: (time) => time,
  yourAttack: (links, sent) =>
    links > 1
      ? `あなたの${numbers.format(links)}連鎖で${numbers.format(sent)}個送りました。`
      : `あなたの攻撃で${numbers.format(sent)}個送りました。`,
  theirAttack: (name, links, sent) =>
    links > 1
      ? `${name}の${numbers.format(links)}連鎖で${numbers.format(sent)}個送られました。`
      : `${name}の攻撃で${numbers.format(sent)}個送られました。`,
  alsoOffset: (n) => `ほかに${numbers.format(n)}個を相殺しました。`,
  youToppedOut: 'あなたの盤面が埋まりました。',
  toppedOut: (name) => `${name}の盤面が埋まりました。`,
  attacksOf: (name, total, largest) =>
    `${name}は合計${numbers.format(total)}個、1ターン最大${numbers.format(largest)}個送りました。`,
  bestChain: '最大連鎖',
  sent: '送った数',
  offset: '相殺',
  rematch: 'もう一度対戦',
  saveRound: (n) => `ラウンド${numbers.format(n)}を保存`,
  changeMatch: '対戦設定',
};
