/** Which room we are in, for what is drawn far below the page that knows it. */

import { getContext, setContext } from "svelte";
import type { GameRoom } from "../games/room";

const ROOM = Symbol("room");
type RoomHere = () => GameRoom | null | undefined;

export function enterRoom(room: RoomHere): void {
  setContext(ROOM, room);
}

export function roomHere(): RoomHere {
  return getContext<RoomHere | undefined>(ROOM) ?? (() => null);
}

/** Left and right go through what can be looked at in a text, so that it needs one stop of the Tab key, not hundreds. */
export function lookAround(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-look]")];
  const at = all.findIndex((each) => each === document.activeElement);
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
