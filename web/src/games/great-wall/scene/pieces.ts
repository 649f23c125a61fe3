/** Pieces on a grid of 32 by 38: a contact shadow, a body with its dark side, and a base with the Clan's sign. */

const BODIES: Readonly<Record<string, string>> = {
  clerk: `<path d="M16 10c5 0 7.5 5 8.5 19H7.500C8.5 15 11 10 16 10z" fill="COLOR"/><path d="M16 10c5 0 7.5 5 8.5 19H18z" fill="SIDE"/><circle cx="16" cy="8.5" r="4.6" fill="#f3d9b4"/><path d="M11.2 7.600c0-5.6 9.6-5.6 9.6 0zM1.5 5.200h29v2.400h-29z" fill="SIDE"/>`,
  Sp: `<path d="M25.5 2.500v29" stroke="SIDE" stroke-width="2.2"/><path d="M25.5-1l3 6h-6z" fill="#e9e4da" stroke="SIDE" stroke-width="1"/><path d="M15 10c5 0 7 6 7.5 19h-16C7 16 10 10 15 10z" fill="COLOR"/><path d="M15 10c5 0 7 6 7.5 19H17z" fill="SIDE"/><circle cx="15" cy="8.5" r="4.6" fill="#f3d9b4"/><path d="M10 8c0-6.5 10-6.5 10 0l1.5 1h-13zM14 1h2v3h-2z" fill="SIDE"/>`,
  Ar: `<path d="M23 3c8 6 8 18 0 25" fill="none" stroke="SIDE" stroke-width="2.4"/><path d="M23 3v25" stroke="SIDE" stroke-width=".8"/><path d="M11 15.500h19M30 15.500l-4-2.500v5z" stroke="SIDE" stroke-width="1.4" fill="SIDE"/><path d="M14 10c5 0 7 6 7.5 19h-16C6 16 9 10 14 10z" fill="COLOR"/><path d="M14 10c5 0 7 6 7.5 19H16z" fill="SIDE"/><circle cx="14" cy="8.5" r="4.6" fill="#f3d9b4"/><path d="M9 7.500c1-6 9-6 10 0zM7.5 7h13v1.600h-13z" fill="SIDE"/>`,
  Ho: `<path d="M3 30c0-9 3-13 10-13 5 0 7-2 8.5-6l2-3 1 3c4 1 6.5 4 7 7l-2.5 1.5-4-1.500c-1 3-1 5-.5 12h-4l-1-6h-8l-1 6z" fill="COLOR"/><path d="M20 18c1 3 5 3 6 .0-1 3-1 5-.5 12h-4l-1-6h-4c3-1 3.5-3 3.5-6z" fill="SIDE"/><path d="M9 19c0-6 1.5-10 5-10s5 4 4.5 9z" fill="SIDE"/><circle cx="13.5" cy="6.5" r="4" fill="#f3d9b4"/><path d="M9 6c.5-5.5 8.5-5.5 9 0zM12.5 0h2v3h-2z" fill="SIDE"/>`,
};
export const SIGNS: readonly string[] = [
  `<circle r="5"/>`,
  `<path d="M0-6.6 6 0 0 6.6-6 0z"/>`,
  `<rect x="-4.7" y="-4.7" width="9.4" height="9.4"/>`,
  `<path d="M0-6 6.2 5H-6.2z"/>`,
  `<path d="M0-6.8 1.9-2.3 6.6-2 3 1.2 4.2 5.9 0 3.300-4.2 5.900-3 1.200-6.600-2-1.900-2.300z"/>`,
];
export const CLANS = SIGNS.map((_, clan) => clan);

/** One of a Clan's pieces. */
function piece(kind: string, clan: number): string {
  const drawn = `<ellipse cx="17.5" cy="33.5" rx="13.5" ry="4.3" fill="var(--draw-shadow)" opacity=".28"/>
    <g stroke="var(--draw-clan-line)" stroke-opacity=".8" stroke-width="2.4" stroke-linejoin="round"><rect x="4" y="26" width="24" height="10.5" rx="5" fill="SIDE"/>${BODIES[kind]!.replace(/stroke="SIDE" stroke-width="[^"]*"/g, "")}</g>
    <rect x="4" y="26" width="24" height="10.5" rx="5" fill="SIDE"/>${BODIES[kind]}
    <rect x="4" y="25" width="24" height="9.5" rx="4.7" fill="COLOR" stroke="var(--draw-clan-line)" stroke-width=".9"/>
    <g transform="translate(16 29.8) scale(.62)" fill="#fdf9f0">${SIGNS[clan]}</g>`;
  return drawn
    .replaceAll("COLOR", `var(--draw-clan-${clan})`)
    .replaceAll("SIDE", `var(--draw-clan-${clan}-side)`);
}

/** Every piece and every sign of the five Clans, as symbols. */
export function pieceSymbols(): string {
  return CLANS.flatMap((clan) => [
    ...Object.keys(BODIES).map(
      (kind) => `<symbol id="gw-${kind}${clan}" viewBox="0 0 32 38">${piece(kind, clan)}</symbol>`,
    ),
    `<symbol id="gw-sign${clan}" viewBox="-8 -8 16 16"><g fill="var(--draw-clan-${clan})" stroke="var(--draw-clan-line)" stroke-width="1.4" paint-order="stroke">${SIGNS[clan]}</g></symbol>`,
  ]).join("");
}
