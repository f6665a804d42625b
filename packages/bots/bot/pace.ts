/** How fast a hand is that plays for a bot, in ticks. */
export interface Pace {
  /** From a new pair to the first press. */
  readonly reaction: number;
  /** From one press to the next; 1 is a press in every tick. */
  readonly gap: number;
}
