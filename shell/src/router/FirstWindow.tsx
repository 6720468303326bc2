/**
 * Puts the composer's drawing in the place of the coming screen: the same nodes, so that no picture is
 * fetched or decoded again.
 */
export function FirstWindow({ drawn }: { drawn: Element }) {
  return <div className="first" ref={(place) => place?.replaceChildren(drawn)} />;
}
