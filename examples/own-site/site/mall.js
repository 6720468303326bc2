/** The mall's address, from the page. */
export const mall = document.querySelector('meta[name="mall"]').content;

/** Fetches a file or an answer of the mall as JSON. */
export const ask = async (path, options) => {
  const answer = await fetch(new URL(path, mall), options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};
