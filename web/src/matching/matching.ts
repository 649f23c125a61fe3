/** What a person looks for, as it was chosen last, and the request for it over HTTP. */

import { RATED_MOST } from "../start/plan";
import { ask } from "../wire/api";
import type { Pace, RequestInfo, Wish } from "../wire/messages";

const KEPT = "mandate.find";
export const TEMPOS = ["now", "quick", "calm", "none", "day", "week"] as const;
export type Tempo = (typeof TEMPOS)[number];
export const SEATS = ["any", "2", "3", "4", "5"] as const;

const DAY = 86_400; // seconds
const pace = (per: Pace["per"], seconds: number, increment = 0): Pace => ({
  per,
  seconds,
  increment,
  bank: 0,
  hours: null,
  lenient: true,
});
const QUICK = pace("game", 300, 5);
const CALM = pace("game", 600, 5);
const NONE = pace("none", DAY);

/** The first is the dearest. Without a preference one meets everyone who plays at once. */
export const PACES: Record<Tempo, Pace[]> = {
  now: [CALM, QUICK, NONE],
  quick: [QUICK],
  calm: [CALM],
  none: [NONE],
  day: [pace("move", DAY)],
  week: [pace("move", 7 * DAY)],
};

export interface Chosen {
  game: string;
  seats: (typeof SEATS)[number];
  tempo: Tempo;
  rated: boolean;
}

export function chosenLast(): Chosen {
  const usual: Chosen = { game: "", seats: "2", tempo: "now", rated: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<keyof Chosen, unknown>>;
    return {
      game: typeof found.game === "string" ? found.game : usual.game,
      seats: SEATS.find((each) => each === found.seats) ?? usual.seats,
      tempo: TEMPOS.find((each) => each === found.tempo) ?? usual.tempo,
      rated: found.rated === true,
    };
  } catch {
    return usual;
  }
}

export function keepChosen(chosen: Chosen): void {
  localStorage.setItem(KEPT, JSON.stringify(chosen));
}

/** The most seats of a search that accepts any number. */
export const mostSeats = (most: number, rated: boolean): number =>
  rated ? Math.min(most, RATED_MOST) : most;

export function wishOf({ game, seats, tempo, rated }: Chosen, most: number): Wish {
  const any = ([2, 3, 4, 5] as const).filter((count) => count <= most);
  const wanted =
    seats === "any"
      ? any.filter((count) => count <= mostSeats(most, rated))
      : any.filter((count) => String(count) === seats);
  return { games: [game], seats: wanted.length > 0 ? wanted : [2], paces: PACES[tempo], rated };
}

export const requestOpponent = (wish: Wish): Promise<RequestInfo> => ask("PUT", "me/request", wish);
export const myRequest = (): Promise<RequestInfo | null> => ask("GET", "me/request");
export const declineInvitation = (): Promise<RequestInfo | null> => ask("POST", "me/request/decline");
export const stopLooking = (): Promise<void> => ask("DELETE", "me/request");
