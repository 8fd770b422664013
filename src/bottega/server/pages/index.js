// Fills in the address of this server, and copies the command.

const command = document.getElementById("command");
const copy = document.getElementById("copy");
const said = document.getElementById("said");

command.textContent = `bottega play sagrada --server ${location.origin}`;

async function copyCommand() {
  await navigator.clipboard.writeText(command.textContent);
  said.textContent = "Copied.";
}

if (navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener("click", copyCommand);
}
