/** A small terminal: as much of one as a shell prompt, readline and ai-run's own output need. */

const PLAIN = Object.freeze({ bold: false, dim: false, colour: undefined });

export class Screen {
  lines = [[]];
  row = 0;
  column = 0;
  style = PLAIN;

  /** Takes what a program printed; unknown escapes change nothing. */
  write(text) {
    const token =
      /\x1b\[([?>]?[\d;]*)([A-Za-z])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[=>78]|\x1b\(B|[\s\S]/gu;
    for (const [all, parameters, command] of text.matchAll(token)) {
      if (command !== undefined) this.control(parameters, command);
      else if (!all.startsWith('\x1b')) this.put(all);
    }
  }

  put(character) {
    if (character === '\r') this.column = 0;
    else if (character === '\b') this.column = Math.max(0, this.column - 1);
    else if (character === '\n') this.row += 1;
    else if (character === '\t') this.column += 8 - (this.column % 8);
    else if (character === '\ufe0f' || character < ' ') return;
    else {
      const width = widthOf(character);
      this.line()[this.column] = { character, style: this.style };
      if (width === 2) this.line()[this.column + 1] = { character: '', style: this.style };
      this.column += width;
    }
    this.line();
  }

  line() {
    while (this.lines.length <= this.row) this.lines.push([]);
    return this.lines[this.row];
  }

  control(parameters, command) {
    const number = Number.parseInt(parameters, 10) || 1;
    if (command === 'm') this.style = parameters.split(';').reduce(restyle, this.style);
    else if (command === 'G') this.column = number - 1;
    else if (command === 'C') this.column += number;
    else if (command === 'D') this.column = Math.max(0, this.column - number);
    else if (command === 'A') this.row = Math.max(0, this.row - number);
    else if (command === 'K') this.line().length = Math.min(this.line().length, this.column);
    else if (command === 'J') {
      this.line().length = Math.min(this.line().length, this.column);
      this.lines.length = this.row + 1;
    }
  }
}

function widthOf(character) {
  return /\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
}

const COLOURS = { 31: 'red', 32: 'green', 33: 'yellow', 34: 'blue', 35: 'magenta', 36: 'cyan', 90: 'grey' };

function restyle(style, code) {
  const number = Number(code || 0);
  if (number === 0) return PLAIN;
  if (number === 1) return { ...style, bold: true };
  if (number === 2) return { ...style, dim: true };
  if (number === 22) return { ...style, bold: false, dim: false };
  if (number === 39) return { ...style, colour: undefined };
  return number in COLOURS ? { ...style, colour: COLOURS[number] } : style;
}
