declare module '*phrases.txt' {
  const phrases: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  export default phrases;
}
declare module '*phrases.txt?cards' {
  const phrases: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  export default phrases;
}
declare module '*phrases.txt?announced' {
  const said: Readonly<Record<'title' | 'about', Readonly<Record<'en' | 'es', string>>>>;
  export default said;
}
declare module '*lesson.txt' {
  const phrases: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  export default phrases;
}
declare module '*nouns.txt' {
  const phrases: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  export default phrases;
}
declare module '*.cards' {
  const cards: readonly {
    readonly id: string;
    readonly titles: Readonly<Record<'en' | 'es', string>>;
    readonly fields: Readonly<Record<string, string>>;
  }[];
  export default cards;
}
declare module '*books.txt' {
  const books: Readonly<Record<'en' | 'es', readonly string[]>>;
  export default books;
}
declare module '*telling.txt' {
  const lines: readonly import('../build/telling.ts').Line[];
  export default lines;
}
declare module '*coach/coach.txt' {
  const coach: import('../build/coach.ts').Coach;
  export default coach;
}
declare module '*coach/glossary.txt' {
  const terms: readonly import('../build/coach.ts').Term[];
  export default terms;
}
