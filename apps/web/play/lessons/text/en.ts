export const en = {
  skip: 'Skip',
  leave: 'Leave the lesson',
  nextStep: 'Next',
  againStep: 'Try again',
  startPlaying: 'Play',
  stepOf: (n: number, of: number) => `Step ${n} of ${of}`,
};
