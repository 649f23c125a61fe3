/** Between the page and the worker that runs the rules. A `line` is what a socket is to a server. */

export type ToRules =
  | { do: "start"; kept: Record<string, string[]> } // the logs of tables
  | { do: "ask"; number: number; method: string; path: string; body: string }
  | { do: "listen"; line: number; table: string; query: string }
  | { do: "send"; line: number; text: string }
  | { do: "hang-up"; line: number };

export type FromRules =
  | { is: "ready"; words: Record<string, string> } // the refusals in every language, as Fluent text
  | { is: "failed"; why: string }
  | { is: "progress"; number: number; share: number } // of a long answer, what is done
  | { is: "answer"; number: number; status: number; text: string }
  | { is: "news"; line: number; text: string }
  | { is: "shut"; line: number; text: string }
  | { is: "changed"; table: string; lines: string[]; summary: string };
