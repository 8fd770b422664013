// Lists the endpoints of openapi.json, each with a form that asks it; and talks to a table through a WebSocket.

const METHODS = ["get", "post", "patch", "delete"];
const HEADERS = ["content-type", "content-length", "content-language", "location", "etag", "cache-control", "retry-after"];
const LONGEST_TEXT = 200_000;
const MOST_FRAMES = 100;
const DEEPEST = 8;
const LONGEST_PREVIEW = 240;
const FIRST_FRAME = { id: 1, ask: { ask: "look", seat: 0 } };

// What to try first, by the names of fields.
const EXAMPLES = {
  game: "sagrada",
  name: "Ada",
  password: "a long secret",
  old: "a long secret",
  new: "another secret",
  bot: "greedy",
  line: "pass",
  draft: "turn",
  text: "Hello!",
};

const byId = (id) => document.getElementById(id);
const token = byId("token");

// Elements

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const paragraphs = (text) => (text ? text.trim().split(/\n\s*\n/) : []).map((each) => make("p", {}, ...marked(each)));

// Text as docstrings have it: what stands between backticks is code.
function marked(text) {
  const parts = text.replace(/\s*\n\s*/g, " ").split("`");
  return parts.map((part, place) => (place % 2 ? make("code", {}, part) : part));
}

const pretty = (value) => JSON.stringify(value, null, 2);

function prettyText(text) {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}

// Schemas

class Schemas {
  constructor(api) {
    this.api = api;
  }

  // What a reference leads to; what stands beside it is added.
  resolved(schema) {
    if (!schema?.$ref) return schema ?? {};
    const { $ref, ...beside } = schema;
    const target = $ref
      .slice(2)
      .split("/")
      .reduce((place, key) => place?.[key], this.api);
    return { ...this.resolved(target), ...beside };
  }

  // The variants of a structure by their tags; none if there is but one.
  variants(schema) {
    const mapping = this.resolved(schema).discriminator?.mapping ?? {};
    return Object.fromEntries(Object.entries(mapping).map(([tag, $ref]) => [tag, { $ref }]));
  }

  // Something that could be sent.
  example(schema, name = "", depth = 0) {
    const found = this.resolved(schema);
    if ("default" in found) return found.default;
    if ("const" in found) return found.const;
    if (found.enum) return found.enum[0];
    const several = found.oneOf ?? found.anyOf;
    if (several) return this.example(several.find((each) => each.type !== "null"), name, depth);
    if (found.type === "object") return this.exampleObject(found, depth);
    if (found.type === "array") return this.exampleList(found, name, depth);
    return exampleValue(found, name);
  }

  exampleObject(schema, depth) {
    if (depth > DEEPEST) return {};
    const shown = Object.entries(schema.properties ?? {}).filter(([name, each]) => isWorthShowing(schema, name, each));
    return Object.fromEntries(shown.map(([name, each]) => [name, this.example(each, name, depth + 1)]));
  }

  exampleList(schema, name, depth) {
    const count = depth > DEEPEST ? 0 : (schema.minItems ?? 0);
    return Array.from({ length: count }, () => this.example(schema.items, name, depth + 1));
  }
}

function isWorthShowing(schema, name, property) {
  return schema.required?.includes(name) || !["", null, undefined].includes(property.default);
}

function exampleValue(schema, name) {
  switch (schema.type) {
    case "integer":
    case "number":
      return schema.minimum ?? 0;
    case "boolean":
      return true;
    case "string":
      return exampleText(schema, name);
    default:
      return null;
  }
}

function exampleText(schema, name) {
  if (schema.format === "date-time") return new Date().toISOString();
  if (schema.pattern) return "00";
  return (EXAMPLES[name] ?? "").padEnd(schema.minLength ?? 0, "a");
}

// Endpoints

function endpointsOf(api) {
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((method) => ({ method, path, ...operations[method] })),
  );
}

function chapterSection(chapter, endpoints, schemas) {
  const cards = endpoints.map((endpoint) => endpointCard(endpoint, schemas));
  return make("section", { class: "chapter", id: chapterId(chapter) }, make("h2", {}, chapter), ...cards);
}

const chapterId = (chapter) => `chapter-${chapter.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

function endpointCard(endpoint, schemas) {
  const { method, path, summary, operationId } = endpoint;
  const line = make(
    "summary",
    {},
    make("span", { class: `method ${method}` }, method.toUpperCase()),
    make("span", { class: "path" }, path),
    make("span", { class: "summary" }, ...marked(summary ?? "")),
    make("span", { class: "who" }, endpoint.security?.length === 0 ? "for anyone" : ""),
  );
  const card = make("details", { class: "panel endpoint", id: operationId }, line);
  card.dataset.words = `${method} ${path} ${summary} ${operationId} ${endpoint.tags}`.toLowerCase();
  // What is inside is made when somebody looks: there may be many endpoints.
  card.addEventListener("toggle", () => card.append(...inside(endpoint, schemas)), { once: true });
  return card;
}

function inside(endpoint, schemas) {
  const response = make("div", { class: "response", "aria-live": "polite" });
  const about = paragraphs(endpoint.description);
  return [make("div", { class: "inside" }, ...about, formOf(endpoint, schemas, response), typesOf(endpoint, schemas), response)];
}

function formOf(endpoint, schemas, response) {
  const parameters = (endpoint.parameters ?? []).map((each) => parameterField(endpoint, each, schemas));
  const body = endpoint.requestBody ? bodyField(endpoint, schemas) : null;
  const send = make("button", { class: "first" }, "Send");
  const form = make(
    "form",
    {},
    parameters.length ? make("div", { class: "parameters" }, ...parameters) : null,
    body,
    make("div", { class: "actions" }, send),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(endpoint, form, send, response);
  });
  sendWithControlEnter(form);
  return form;
}

function sendWithControlEnter(form) {
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
}

function parameterField(endpoint, parameter, schemas) {
  const id = `${endpoint.operationId}-${parameter.in}-${parameter.name}`;
  const schema = schemas.resolved(parameter.schema);
  const attributes = { id, name: parameter.name, "data-in": parameter.in, "data-type": schema.type, required: parameter.required };
  return make(
    "div",
    { class: "field" },
    make("label", { for: id }, parameter.name, " ", make("span", { class: "about" }, aboutParameter(parameter, schema))),
    choicesOf(schema) ? selectOf(attributes, schema, parameter) : inputOf(attributes, schema, parameter),
  );
}

function aboutParameter(parameter, schema) {
  if (parameter.in === "path") return "in the path";
  if (schema.type === "array") return "with commas between";
  return parameter.required ? "must be there" : "";
}

const choicesOf = (schema) => schema.enum ?? (schema.type === "boolean" ? [true, false] : null);

function selectOf(attributes, schema, parameter) {
  const none = parameter.required ? [] : [make("option", { value: "" }, defaultOf(schema))];
  return make("select", attributes, ...none, ...choicesOf(schema).map((each) => make("option", {}, String(each))));
}

function defaultOf(schema) {
  const value = Array.isArray(schema.default) ? schema.default.join(",") : schema.default;
  return value === undefined || value === "" ? "" : `${value} (if left out)`;
}

function inputOf(attributes, schema, parameter) {
  const numbers = { type: "number", min: schema.minimum, max: schema.maximum, step: schema.type === "integer" ? 1 : "any" };
  const kind = ["integer", "number"].includes(schema.type) ? numbers : { type: "text", maxlength: schema.maxLength };
  const value = parameter.in === "path" ? EXAMPLES[parameter.name] : undefined;
  const typed = { class: "code", autocomplete: "off", spellcheck: "false", placeholder: defaultOf(schema), value };
  return make("input", { ...attributes, ...kind, ...typed });
}

function bodyField(endpoint, schemas) {
  const id = `${endpoint.operationId}-body`;
  const schema = endpoint.requestBody.content["application/json"].schema;
  const field = make("textarea", { id, rows: 8, spellcheck: "false", "data-in": "body", "aria-describedby": `${id}-problem` });
  const variants = schemas.variants(schema);
  fill(field, schemas.example(Object.values(variants)[0] ?? schema));
  return make(
    "div",
    { class: "field" },
    Object.keys(variants).length ? variantField(id, variants, schemas, field) : null,
    make("label", { for: id }, "Body ", make("span", { class: "about" }, "JSON")),
    field,
    make("p", { class: "problem", id: `${id}-problem`, role: "alert" }),
  );
}

function variantField(id, variants, schemas, field) {
  const choice = make("select", { id: `${id}-kind` }, ...Object.keys(variants).map((tag) => make("option", {}, tag)));
  choice.addEventListener("change", () => fill(field, schemas.example(variants[choice.value])));
  return make("div", { class: "field" }, make("label", { for: `${id}-kind` }, "Example"), choice);
}

function fill(field, value) {
  field.value = pretty(value);
  field.rows = Math.min(18, Math.max(3, field.value.split("\n").length + 1));
}

// What is sent and answered, as schemas

function typesOf(endpoint, schemas) {
  const answered = Object.entries(endpoint.responses).map(([status, each]) => [status, schemas.resolved(each)]);
  const sent = endpoint.requestBody?.content["application/json"].schema;
  return make(
    "div",
    { class: "types" },
    sent ? typeDetails("What is sent", sent, schemas) : null,
    ...answered.filter(([status]) => status < "300").map(([, each]) => answerDetails(each, schemas)),
    make("details", {}, make("summary", {}, "What may go wrong"), statusList(answered.filter(([status]) => status >= "300"))),
  );
}

function answerDetails(answer, schemas) {
  const [[media, content] = []] = Object.entries(answer.content ?? {});
  if (!media) return make("span", { class: "hint" }, "The answer is empty.");
  if (!content.schema) return make("span", { class: "hint" }, `The answer is ${media}.`);
  return typeDetails("What is answered", content.schema, schemas);
}

function typeDetails(title, schema, schemas) {
  const details = make("details", {}, make("summary", {}, title));
  const show = () => details.append(make("pre", { tabindex: 0 }, pretty(namesOnly(schemas.resolved(schema)))));
  details.addEventListener("toggle", show, { once: true });
  return details;
}

// A schema with names in place of references.
function namesOnly(value) {
  if (Array.isArray(value)) return value.map(namesOnly);
  if (value === null || typeof value !== "object") return value;
  if (value.$ref) return value.$ref.split("/").pop();
  const kept = Object.entries(value).filter(([key]) => key !== "discriminator");
  return Object.fromEntries(kept.map(([key, each]) => [key, namesOnly(each)]));
}

function statusList(answers) {
  const pairs = answers.flatMap(([status, each]) => [make("dt", {}, status), make("dd", {}, each.description)]);
  return make("dl", { class: "headers" }, ...pairs);
}

// Asking

async function ask(endpoint, form, button, response) {
  const request = requestOf(endpoint, form);
  if (request === null) return;
  button.disabled = true;
  const started = performance.now();
  try {
    const answer = await fetch(request.address, request.options);
    const text = await answer.text();
    response.replaceChildren(...shownAnswer(answer, text, Math.round(performance.now() - started)));
  } catch (error) {
    response.replaceChildren(make("p", { class: "problem" }, `There was no answer: ${error.message}`));
  }
  button.disabled = false;
}

function requestOf(endpoint, form) {
  const fields = [...form.querySelectorAll("[data-in]")];
  const body = fields.find((field) => field.dataset.in === "body");
  if (body && !isJson(body)) return null;
  const headers = { Accept: "application/json, */*" };
  if (body) headers["Content-Type"] = "application/json";
  if (token.value) headers.Authorization = `Bearer ${token.value}`;
  const credentials = token.value ? "omit" : "same-origin";
  const options = { method: endpoint.method.toUpperCase(), headers, body: body?.value, credentials, cache: "no-store" };
  return { address: addressOf(endpoint.path, fields), options };
}

function addressOf(path, fields) {
  const query = new URLSearchParams();
  let address = path;
  for (const field of fields) {
    if (field.dataset.in === "path") address = address.replace(`{${field.name}}`, encodeURIComponent(field.value));
    if (field.dataset.in === "query") valuesOf(field).forEach((value) => query.append(field.name, value));
  }
  return query.size ? `${address}?${query}` : address;
}

function valuesOf(field) {
  const values = field.dataset.type === "array" ? field.value.split(",").map((each) => each.trim()) : [field.value];
  return values.filter((value) => value !== "");
}

// Whether a field holds JSON; if not, it says what is wrong.
function isJson(field) {
  const problem = byId(field.getAttribute("aria-describedby"));
  try {
    JSON.parse(field.value);
  } catch (error) {
    problem.textContent = `This is not JSON: ${error.message}`;
    field.setAttribute("aria-invalid", "true");
    field.focus();
    return false;
  }
  problem.textContent = "";
  field.removeAttribute("aria-invalid");
  return true;
}

function shownAnswer(answer, text, milliseconds) {
  const known = HEADERS.filter((name) => answer.headers.has(name));
  const headers = known.flatMap((name) => [make("dt", {}, name), make("dd", {}, answer.headers.get(name))]);
  const status = `${answer.status} ${answer.statusText}`.trim();
  const cut = text.length > LONGEST_TEXT;
  const shown = cut ? text.slice(0, LONGEST_TEXT) : prettyText(text);
  return [
    make(
      "p",
      { class: answer.ok ? "status" : "status bad" },
      make("strong", {}, status),
      make("span", { class: "quiet" }, `${milliseconds} ms`),
      make("code", {}, answer.url.replace(location.origin, "")),
    ),
    make("dl", { class: "headers" }, ...headers),
    text ? make("pre", { tabindex: 0, "aria-label": "Answer" }, shown) : make("p", { class: "hint" }, "The answer is empty."),
    cut ? make("p", { class: "hint" }, `That is the beginning of ${text.length} characters.`) : null,
  ].filter((each) => each !== null);
}

// Finding

function find(words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = [...document.querySelectorAll(".endpoint")];
  for (const card of cards) card.hidden = !wanted.every((word) => card.dataset.words.includes(word));
  for (const section of document.querySelectorAll("#endpoints .chapter")) {
    section.hidden = ![...section.querySelectorAll(".endpoint")].some((card) => !card.hidden);
  }
  byId("none").hidden = cards.length === 0 || cards.some((card) => !card.hidden);
}

function openLinked() {
  const card = location.hash ? byId(decodeURIComponent(location.hash.slice(1))) : null;
  if (card instanceof HTMLDetailsElement) card.open = true;
  card?.scrollIntoView();
}

function chapterLink(name, id, count) {
  const shown = count === null ? null : make("span", { class: "count" }, String(count));
  return make("li", {}, make("a", { href: `#${id}` }, name, shown));
}

async function show() {
  const api = await (await fetch("/openapi.json")).json();
  const schemas = new Schemas(api);
  const endpoints = endpointsOf(api);
  for (const { name } of api.tags) {
    const own = endpoints.filter((endpoint) => endpoint.tags.includes(name));
    byId("chapters").append(chapterLink(name, chapterId(name), own.length));
    byId("endpoints").append(chapterSection(name, own, schemas));
  }
  byId("chapters").append(chapterLink("Live at a table", "live", null));
  byId("loading").hidden = true;
  openLinked();
}

// The WebSocket

let socket = null;

function connect(address) {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.addEventListener("open", () => connectionChanged("Connected."));
  socket.addEventListener("message", (event) => logFrame("in", event.data));
  socket.addEventListener("close", closed);
  connectionChanged("Connecting.");
}

function closed({ code, reason }) {
  socket = null;
  const why = `Closed: ${code}${reason ? ` ${reason}` : ""}.`;
  logNote(why);
  connectionChanged(why);
}

function connectionChanged(said) {
  byId("connected").textContent = said;
  byId("connect").textContent = socket ? "Disconnect" : "Connect";
  byId("address").readOnly = socket !== null;
  byId("send-frame").disabled = socket?.readyState !== WebSocket.OPEN;
}

function toggleConnection(event) {
  event.preventDefault();
  try {
    if (socket) socket.close(1000);
    else connect(byId("address").value);
  } catch (error) {
    connectionChanged(error.message);
  }
}

function sendFrame(event) {
  event.preventDefault();
  const field = byId("frame");
  if (socket?.readyState !== WebSocket.OPEN || !isJson(field)) return;
  const frame = JSON.parse(field.value);
  socket.send(JSON.stringify(frame));
  logFrame("out", JSON.stringify(frame));
  if (Number.isInteger(frame?.id)) fill(field, { ...frame, id: frame.id + 1 });
}

function logFrame(way, text) {
  const details = make("details", {}, make("summary", {}, ...logLine(way, text.slice(0, LONGEST_PREVIEW))));
  details.addEventListener("toggle", () => details.append(make("pre", { tabindex: 0 }, prettyText(text))), { once: true });
  addToLog(make("li", { class: way }, details));
}

function logNote(text) {
  addToLog(make("li", {}, make("div", { class: "note" }, ...logLine("", text))));
}

function logLine(way, text) {
  const time = new Date().toTimeString().slice(0, 8);
  return [make("span", { class: "way" }, way), make("time", {}, time), make("span", { class: "line" }, text)];
}

function addToLog(entry) {
  const log = byId("log");
  const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
  log.append(entry);
  while (log.children.length > MOST_FRAMES) log.firstElementChild.remove();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

// All of it

fill(byId("frame"), FIRST_FRAME);
byId("connection").addEventListener("submit", toggleConnection);
byId("frame-form").addEventListener("submit", sendFrame);
sendWithControlEnter(byId("frame-form"));
byId("clear").addEventListener("click", () => byId("log").replaceChildren());
byId("find").addEventListener("input", (event) => find(event.target.value));
window.addEventListener("hashchange", openLinked);

show().catch((error) => {
  byId("loading").textContent = `openapi.json can't be read: ${error.message}`;
});
