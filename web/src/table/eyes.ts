interface Seen {
  readonly seats: readonly unknown[];
  readonly draft?: unknown;
  readonly effect?: { readonly picked?: readonly unknown[] } | undefined;
}

// What somebody sees who looks over every shoulder: everybody's own seat, and for the rest the view of whoever is choosing.
export function allEyes<View extends Seen>(views: readonly View[]): View {
  const seats = views.map((view, seat) => view.seats[seat]);
  const chooses = views.find((view) => view.draft) ?? views.find((view) => (view.effect?.picked?.length ?? 0) > 0);
  return { ...(chooses ?? (views[0] as View)), seats };
}
