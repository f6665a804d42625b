// A shift register of 16 bits that deals capsules and places viruses. All ones and zeros come back after 32,767 steps.

/** The state at power-on, and the one taken for a seed that would stand still. */
const POWER_ON = 0x8988;

/** Length of the cycle of states. */
export const REGISTERS = 32_767;

/** Each of them but for the lowest bit, which falls out with the first step. */
export function numberedRegister(number: number): number {
  return 2 * (number + 1);
}

/** The lowest bit falls out with the first step, so a seed that has no other would leave nothing but zeros. */
export function registerOf(seed: number): number {
  const state = seed & 0xffff;
  return state >> 1 === 0 ? POWER_ON : state;
}

export function shift(state: number): number {
  return (state >> 1) | ((((state >> 1) ^ (state >> 9)) & 1) << 15);
}

export function highByte(state: number): number {
  return state >> 8;
}

export function lowByte(state: number): number {
  return state & 0xff;
}
