// The types that the modules of this folder share: what the kernel hands to a card and to downloads.

/** All that a card shows; HTML may have the elements that `content` in animation/dom.js knows. */
export interface Card {
  /** The number by which the kernel recognises a press on a card that is no longer shown. */ serial: number;
  title: string; steps?: DialogStep[];
  /** HTML. */ intro?: string;
  /** A screen reader reads it immediately. */ message?: string;
  /** HTML below the intro and above the fields. */ before?: string;
  groups?: Group[];
  /** HTML next to the fields, or below them if the card is narrow. */ picture?: string;
  /** Feedback on the fields, by name. */ checks?: Record<string, Feedback>;
  buttons?: { id: string; label: string; primary?: boolean }[];
  /** Whether there is a place below the buttons for the result. */ feedback?: boolean;
  /** Whether title and buttons are in one line. */ compact?: boolean;
  /** The name of the field that gets the focus, "first", or nothing. */ focus?: string;
}
export type DialogStep = { letter: string; title: string; state: "done" | "current" | "to do"; open: boolean };
export type Group = { title?: string; columns?: number; fields: Field[] };
export interface Field {
  name: string; label: string;
  /** Of a check "yes" or "no". */ value: string;
  kind: "text" | "lines" | "choice" | "check" | "select" | "file";
  /** The titles of a choice or a select, by value. */ options?: Record<string, string>;
  wide?: boolean;
  /** How high lines are. */ rows?: number;
}
/** Feedback on a text; what is empty is not shown. */
export interface Feedback {
  mathml: string; error: string; caret: string;
  /** The corrected text, in each way that is likely. */ suggestions: string[];
  /** A name that a button offers to make a named constant. */ unknown: string;
  note: string;
  /** The text that was read; if it differs, another one was typed since. */ value?: string;
}
export type Checks = { type: string; checks: Record<string, Feedback>; focus?: string; picture?: string };
export type FormTraits = {
  card: Card; result: { feedback?: string; buttons?: Record<string, { label: string; disabled: boolean }> };
  /** What the card waits for, and whether that can be stopped. */ waiting: { text?: string; stop?: boolean };
};
export type DownloadTraits = { files: { name: string; title: string }[]; text: string; html: string };
export type DownloadMessage = { type: string; text: string; mime: string; name: string };
