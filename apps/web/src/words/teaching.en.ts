/** What lessons and tips say besides the words of their game; loaded with them. */
export const teachingEn = {
  guide: 'Your guide',
  watch: 'Watch what happens. Then it is your turn again.',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  playOn: 'Play on',
  done: 'Done',
  rule: 'The rule',
  tip: 'Tip',
  closeTip: 'Close the tip',
  noMoreTips: 'No more tips',
};
