export const en = {
  skip: 'Skip',
  leave: 'Leave the lesson',
  nextStep: 'Next',
  againStep: 'Again',
  startPlaying: 'Play',
  stepOf: (n: number, of: number) => `Step ${n} of ${of}`,
};
