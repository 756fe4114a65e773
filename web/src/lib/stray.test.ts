/** Every word a player sees comes from the text files: none stands in the markup itself. */

import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const TELLING = /^(alt|label|placeholder|title|aria-(label|valuetext|description|roledescription))$/;
const WORD = /\p{L}{2}/u;
/** Languages call themselves what they are called. */
const OWN = new Set(["Dansk", "English"]);

type Any = AST.SvelteNode | { type: string; [key: string]: unknown };

/** What a node says by itself, in its text, its telling attributes and the strings it shows. */
function* said(node: Any, shows: boolean): Generator<string> {
  const { type } = node;
  if (type === "RegularElement" && "name" in node && /^(code|kbd|script|style)$/.test(String(node.name)))
    return;
  if (type === "CallExpression" || type === "MemberExpression" || type === "BinaryExpression") return;
  if (type === "Text" && shows && "data" in node) yield String(node.data);
  if (type === "Literal" && shows && "value" in node) yield String(node.value);
  if (type === "TemplateElement" && shows && "value" in node) yield (node.value as { raw: string }).raw;
  for (const [key, inner] of Object.entries(node)) {
    if (/^(test|metadata|tag)$/.test(key)) continue;
    const tells = type !== "Attribute" ? shows : "name" in node && TELLING.test(String(node.name));
    for (const each of Array.isArray(inner) ? inner : [inner]) yield* within(each, tells);
  }
}

function* within(node: unknown, shows: boolean): Generator<string> {
  if (node === null || typeof node !== "object" || !("type" in node)) return;
  const { type } = node as { type: string };
  const isLogic =
    /^(IfBlock|EachBlock|KeyBlock|AwaitBlock|SnippetBlock|RenderTag|ConstTag|SpreadAttribute)$/.test(type);
  if (!isLogic) return yield* said(node as Any, shows && !type.endsWith("Directive"));
  for (const [key, inner] of Object.entries(node)) {
    if (/^(consequent|alternate|body|fallback|pending|then|catch)$/.test(key)) yield* within(inner, shows);
  }
}

const stray = (source: string): string[] =>
  [...within(parse(source, { modern: true }).fragment, true)]
    .map((one) => one.trim())
    .filter((one) => WORD.test(one) && !OWN.has(one));

test.each(Object.entries(SOURCES))("%s", (_, source) => {
  expect(stray(source)).toEqual([]);
});

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ['<button aria-label="Close">×</button>', ["Close"]],
  ["{#if a}<b>{a ? 'yes' : say('key')}</b>{:else}no{/if}", ["yes", "no"]],
  ["{#each list as one}<li>{`card ${one}`}</li>{/each}", ["card"]],
  ["<p class='warm' id='top'>{say('play-title')} {one.name} <code>ottery play</code></p>", []],
])("what stands in %s is found", (source, found) => {
  expect(stray(source)).toEqual(found);
});
