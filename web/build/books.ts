// The books of scripture in their order, as references name them: text/scripture/data/books.txt.
export function readBooks(text: string, file: string): Record<'en' | 'es', string[]> {
  const names = (language: string) => [...text.matchAll(new RegExp(`^  ${language} ([^:\\n]+)`, 'gm'))].map(([, name = '']) => name.trim());
  const books = { en: names('en'), es: names('es') };
  if (books.en.length === 0 || books.en.length !== books.es.length) throw new Error(`${file}: ${books.en.length} books in English, ${books.es.length} in Spanish`);
  return books;
}
