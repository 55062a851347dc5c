import type { ModelSettings } from '../analyzer/model-settings.js';

/** A program that generated commands may use. */
export interface ListedTool {
  readonly name: string;
  /** True where a command with this tool is always explained before it runs. */
  readonly forceExplain: boolean;
}

/** What the configuration says about the model and about generated commands. */
export interface ModeSettings {
  readonly model: ModelSettings;
  /** True where a failed command is shown to the model without being asked for. */
  readonly modelInWrapMode: boolean;
  /** False where the person said that no model is to be asked. */
  readonly modelAllowed: boolean;
  readonly audit: boolean;
  readonly tools: readonly ListedTool[];
  readonly allowUnrestricted: boolean;
  readonly commandsDir: string;
  readonly colorOutput: boolean;
  /** Where the settings come from, for the card. */
  readonly origin: string;
  readonly notices: readonly string[];
}
