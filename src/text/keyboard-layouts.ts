const LATIN = `qwertyuiop[]asdfghjkl;'zxcvbnm,./`;

/** What the keys of the Latin layout give where another one is active, key by key. */
const LAYOUTS: readonly string[] = [
  'йцукенгшщзхъфывапролджэячсмитьбю.',
  'йцукенгшщзхїфівапролджєячсмитьбю.',
  'йцукенгшўзх’фывапролджэячсмітьбю.',
  ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./",
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
];

/** The text as the same keys give it on a Latin keyboard; undefined where no layout has all of its letters. */
export function latinKeys(text: string): string | undefined {
  const foreign = [...text]
    .filter((letter) => /[^\p{ASCII}]/u.test(letter))
    .map((letter) => letter.toLowerCase());
  if (foreign.length === 0) return undefined;
  const layout = LAYOUTS.find((keys) => foreign.every((letter) => keys.includes(letter)));
  return layout && [...text].map((letter) => latinKey(letter, layout)).join('');
}

function latinKey(letter: string, layout: string): string {
  if (!/[^\p{ASCII}]/u.test(letter)) return letter;
  const key = LATIN[layout.indexOf(letter.toLowerCase())] ?? letter;
  return letter === letter.toLowerCase() ? key : key.toUpperCase();
}
