// The server of boardgame.io with the game of its tutorial, in memory, as its documentation starts it.
const { Server, Origins } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const isVictory = (cells) =>
  LINES.some((line) => line.every((i) => cells[i] !== null && cells[i] === cells[line[0]]));

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
