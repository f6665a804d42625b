import { counted, numbers } from '../../../base/text/english.ts';

export const en = {
  stages: 'Stages',
  stagesLine: 'Stage by stage, up to the last',
  marathon: 'Marathon',
  marathonLine: 'No last stage, and ever faster',
  nes: 'NES',
  classicLine: 'Capsules come apart when half of them hangs; time to adjust on the ground',
  nesLine: 'Capsules lock as soon as they land, as on the console',
  speed: 'Speed',
  low: 'Low',
  med: 'Medium',
  hi: 'High',
  stage: (level: number) => `Stage ${numbers.format(level)}`,
  stageAt: (level: number, speed: string) => `Stage ${numbers.format(level)}, ${speed.toLowerCase()}`,
  stageClear: 'Stage clear',
  stagesCleared: 'Stages cleared',
  sameStage: (level: number) => `Stage ${numbers.format(level)} again`,
  allStages: 'Every stage cleared',
  pointsStage: (points: number, level: number) =>
    `${counted(points, 'point', 'points')}, stage ${numbers.format(level)}`,
  youCured: 'You cleared your bottle first.',
  cured: (name: string) => `${name} cleared the bottle first.`,
  virusesLeft: 'Viruses left',
  yellow: 'Yellow',
  red: 'Red',
  blue: 'Blue',
};
