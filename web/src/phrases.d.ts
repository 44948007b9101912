declare module '*phrases.txt' {
  const phrases: {
    readonly en: Readonly<Record<string, string>>;
    readonly es: Readonly<Record<string, string>>;
  };
  export default phrases;
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
declare module '*phases.txt' {
  const phases: Readonly<Record<string, import('../build/phases.ts').Phase>>;
  export default phases;
}
declare module '*telling.txt' {
  const lines: readonly import('../build/telling.ts').Line[];
  export default lines;
}
