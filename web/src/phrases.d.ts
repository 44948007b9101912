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
