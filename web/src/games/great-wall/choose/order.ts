/** What the order says in which things are pressed, where options are about the same ones. */

type Things = readonly string[];

const same = (one: Things, other: Things): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Whether every option is another order of the same things. */
const areOrders = (options: readonly Things[]): boolean =>
  options.every((each) => same(each, options[0]!)) &&
  new Set(options.map((things) => things.join())).size === options.length;

/**
 * Which options fit what was pressed; each is given by its things, what it points at first.
 *
 * Where every option is another order of the same things, one presses them in that order. Elsewhere two options can
 * lie between the same two things, there and back: then what was pressed last is where it goes.
 */
export function fitting(options: readonly Things[], pressed: Things): (things: Things) => boolean {
  if (options.length > 1 && options[0]!.length > 1 && areOrders(options))
    return (things) => pressed.every((each, i) => things[i] === each);
  const about = options.filter((things) => pressed.every((each) => things.includes(each)));
  const last = pressed.length > 1 ? pressed.at(-1) : undefined;
  const there = about.filter(([target]) => target === last);
  return (things) =>
    about.includes(things) && (things[0] === last || !there.some((each) => same(each, things)));
}
