// The types that the modules of the page of an exercise share: what Python writes into it.

import type { PageData } from "./checker.js";

/** JSON, in the form of the file of answers. */
export type Answer = string | number | boolean | null | Answer[] | { [name: string]: Answer };
/** The typed texts by the name of their field. */
export type Texts = Record<string, string>;

/** All that the page of one student contains; HTML is passed through `content` of animation/dom.js. */
export interface ExerciseData {
  exercise: string; student: string;
  /** Whether checks give marks. */ feedback: boolean;
  /** The text of the task file, without the text of the exercise. */ task: string;
  /** What `page_data` returns. */ checker: PageData;
  /** The sign and the colour of each status. */ signs: Record<string, [string, string]>;
  parts: PartData[];
}
export interface PartData extends ShapeData {
  title: string; marks: number;
  /** HTML. */ ask: string;
  /** HTML; empty if the fields show how an answer is typed. */ example: string;
  /** HTML. */ hints: string[];
}
/** The fields of a part; see answer_fields.py. */
export interface ShapeData {
  name: string;
  shape: "text" | "choice" | "document" | "numbers" | "equations" | "names" | "grid";
  /** The label of the only field. */ label: string;
  /** The labels of named fields. */ labels: Record<string, string>;
  columns: number; coordinates: string[]; options: string[];
  /** The initial text. */ start: string;
  /** How many quantities are asked for. */ asked: number;
}
/** What is kept about one part. */
export type PartRecord = { answer: Answer; hints: number; attempts: number };
