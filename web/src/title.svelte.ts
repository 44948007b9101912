// What a page says of itself in the row of tabs, instead of its name: whose turn it is, at which game.
class Title {
  told = $state.raw<readonly string[] | undefined>(undefined);
}
export const title = new Title();
