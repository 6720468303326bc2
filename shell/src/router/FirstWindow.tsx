/** Puts the composer's drawing where the screen will be: the same nodes, so that no picture is fetched or decoded anew. */
export function FirstWindow({ drawn }: { drawn: Element }) {
  return <div className="first" ref={(place) => place?.replaceChildren(drawn)} />;
}
