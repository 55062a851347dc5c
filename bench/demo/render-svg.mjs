const CELL = { width: 8.4, height: 19 };
const MARGIN = 18;
const BAR = 34;
const COLOURS = {
  red: '#ff7b72',
  green: '#7ee787',
  yellow: '#e3b341',
  blue: '#79c0ff',
  magenta: '#d2a8ff',
  cyan: '#76e3ea',
  grey: '#8b949e',
};

/** The lines of a screen as a picture of a terminal window; every run of text stands at its own column. */
export function renderSvg(lines, columns, title) {
  const width = Math.round(columns * CELL.width + 2 * MARGIN);
  const height = lines.length * CELL.height + BAR + MARGIN;
  const rows = lines.map((line, row) => renderLine(line, BAR + (row + 1) * CELL.height - 5)).filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(title)}</title>
<rect width="100%" height="100%" rx="10" fill="#0d1117"/>
<circle cx="20" cy="18" r="6" fill="#ff5f57"/><circle cx="40" cy="18" r="6" fill="#febc2e"/><circle cx="60" cy="18" r="6" fill="#28c840"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e6edf3" xml:space="preserve">
${rows.join('\n')}
</g>
</svg>
`;
}

function renderLine(line, y) {
  const runs = [];
  for (let column = 0; column < line.length; column++) {
    const cell = line[column];
    if (cell === undefined || cell.character === '') continue;
    const last = runs.at(-1);
    const joins =
      last !== undefined && last.end === column && last.style === cell.style && cell.character < '\u2000';
    if (joins) {
      last.text += cell.character;
      last.end = column + 1;
    } else runs.push({ column, end: column + 1, text: cell.character, style: cell.style });
  }
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return '';
  return `<text y="${y}">${shown.map(renderRun).join('')}</text>`;
}

function renderRun({ column, text, style }) {
  const x = (MARGIN + column * CELL.width).toFixed(1);
  const fill = style.colour === undefined ? '' : ` fill="${COLOURS[style.colour]}"`;
  const weight = style.bold ? ' font-weight="bold"' : '';
  const opacity = style.dim ? ' fill-opacity="0.6"' : '';
  return `<tspan x="${x}"${fill}${weight}${opacity}>${escapeXml(text)}</tspan>`;
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
