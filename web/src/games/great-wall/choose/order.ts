/** What the order says in which things are pressed, where options are about the same ones. */

type Things = readonly string[];

const same = (one: Things, other: Things): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/**
 * Which options fit what was pressed; each is given by its things, what it points at first.
 *
 * Where every option is an order of the same things, one presses them in that order. Elsewhere two options can lie
 * between the same two things, there and back: then what was pressed last is where it goes.
 */
export function fitting(options: readonly Things[], pressed: Things): (things: Things) => boolean {
  const [first] = options;
  if (options.length > 1 && first && first.length > 1 && options.every((each) => same(each, first)))
    return (things) => pressed.every((each, i) => things[i] === each);
  const about = options.filter((things) => pressed.every((each) => things.includes(each)));
  const last = pressed.length > 1 ? pressed.at(-1) : undefined;
  const there = about.filter(([target]) => target === last);
  return (things) =>
    about.includes(things) && (things[0] === last || !there.some((each) => same(each, things)));
}
