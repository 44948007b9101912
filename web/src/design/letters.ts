// The house's letters come with a page or not at all: a page that changes its letters while somebody reads it jumps under their eyes. Where the line is slow,
// the first page is written in the letters of the device, and the next one in ours.
const faces = ["1em 'EB Garamond Variable'", "1em 'Uncial Antiqua'"];
const patience = 150; // milliseconds that the first page waits for them

let arrived = false;

export async function lettersOrNot(): Promise<void> {
  const letters = Promise.all(faces.map((face) => document.fonts.load(face))).then(
    () => (arrived = true),
    () => false, // the device's own it is
  );
  await Promise.race([letters, new Promise((resolve) => setTimeout(resolve, patience))]);
  if (!arrived) document.documentElement.dataset['letters'] = 'plain';
}

// Another page is shown.
export function pageTurned(): void {
  if (arrived) delete document.documentElement.dataset['letters'];
}
