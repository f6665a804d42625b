/** Speed of the hand that plays for a bot, in ticks. */
export interface Pace {
  /** Ticks from a new pair to the first press. */
  readonly reaction: number;
  /** Ticks from one press to the next; 1 is a press in every tick. */
  readonly gap: number;
}
